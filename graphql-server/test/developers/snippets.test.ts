import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newWebhookSecret, signedHeaders } from '../../src/gateways/webhooks/signature.ts';
import { sampleOf } from '../../src/gateways/webhooks/samples.ts';
import { aToken } from '../platform/aProgram.ts';
import { anEvent, readEvent } from '../support/builders.ts';
import { newFolder } from '../support/newFolder.ts';
import { startTestServer } from '../support/testServer.ts';
import { useOne } from '../support/useServer.ts';
import { canRun, EXAMPLE_ORIGIN, runSnippet, snippet, snippetNames, startSnippet, type Ran } from './runSnippet.ts';

// snippets go by the time of the machine that runs them
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const server = useOne(
  async () => {
    const started = await startTestServer();
    started.clock.set(new Date().toISOString());
    return started;
  },
  (started) => started.stop(),
);

let origin: string;
let urlHash: string;
let token: string;
beforeAll(async () => {
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const event = await anEvent(server, { title: 'Rowing', date: inDays(3), endTime: null });
  urlHash = event.urlHash;
  await anEvent(server, { title: 'Chess', date: inDays(4), endTime: null });
  ({ token } = await aToken(server, 'ada', ['manage']));
});

const run = async (name: string, more: { until?: RegExp } = {}): Promise<Ran> =>
  runSnippet(name, { origin, env: { EVENT: urlHash, QUORUM_TOKEN: token }, ...more });

const rowing = async () => readEvent(server, { urlHash });
const titles = async () =>
  (await server.rest('GET', '/api/events')).json<{ title: string }[]>().map(({ title }) => title);

/** What each snippet must say, and what must have come of it; those that are not here stand in a test of their own. */
const SNIPPETS: Record<string, { says?: RegExp; until?: RegExp; and?: () => Promise<void> }> = {
  'quick-start.sh': { says: /"title":"Rowing"/ },
  'quick-start.mjs': { says: /^Rowing: GATHERING, \d+ % likely\nChess: / },
  'quick-start-apollo.mjs': { says: /^Rowing GATHERING\nChess GATHERING\n$/ },
  'quick-start.py': { says: /^Rowing GATHERING \d+%\nChess / },
  'respond.sh': {
    says: /"likelihood":1\b/,
    and: async () => expect((await rowing()).participants).toMatchObject([{ name: 'Robin', likelihood: 1 }]),
  },
  'create.sh': {
    says: /"title":"Friday football"/,
    and: async () => expect((await titles()).filter((title) => title === 'Friday football')).toHaveLength(1),
  },
  'create.mjs': {
    says: /^201 \/api\/events\/[\w-]{22}\n$/,
    and: async () => expect((await titles()).filter((title) => title === 'Friday football')).toHaveLength(2),
  },
  'pages.mjs': { says: /Rowing\n.*Chess\n/s },
  'pages.py': { says: /Rowing\n.*Chess\n/s },
  'sync.mjs': { says: /^\d{4}-\d\d-\d\dT[\d:.]+Z [1-9]\d*\n$/ },
  'errors.mjs': { says: /^404 NOT_FOUND \S/ },
  'retry.mjs': {
    says: /^201\n$/,
    and: async () => expect((await rowing()).participants.map(({ name }) => name)).toContain('Kit'),
  },
  'import.mjs': {
    says: /^league\/1 new [\w-]{22}\nleague\/2 new /,
    and: async () => {
      const imported = () =>
        server.orm.em.fork().execute('select * from event where external_id is not null order by id');
      const before = await imported();
      expect((await run('import.mjs')).output).toMatch(/^league\/1 there before [\w-]{22}\nleague\/2 there/);
      expect(await imported()).toEqual(before);
    },
  },
  'import.sh': {
    // the id is known: the snippet before has published it under another title
    says: /"title":"Reds against Blues","location":"Victoria Park, London"/,
    and: async () => {
      const idsOf = async (output: string) => [
        (JSON.parse(output) as { id: number }).id,
        ...(
          await server.orm.em.fork().execute<{ id: number }[]>("select id from event where external_id = 'league/1'")
        ).map(({ id }) => id),
      ];
      const [known, ...stored] = await idsOf((await run('import.sh')).output);
      expect(stored).toEqual([known]);
      await server.orm.em.fork().execute("delete from event where external_id = 'league/1'");
      const [fresh, ...now] = await idsOf((await run('import.sh')).output);
      expect([fresh === known, now]).toEqual([false, [fresh]]);
    },
  },
  'live.sh': { until: /"title":"Rowing".*\n\n/, says: /^event: next$/m },
  'live.mjs': { until: /\}/, says: /title: 'Rowing'/ },
  'feed.sh': { says: /jsonfeed\.org.*<feed .*BEGIN:VCALENDAR/s },
};
const OTHERS = ['receive.mjs', 'receive.py', 'verify.sh', 'embed.html'];

it('are all run here, each with the address that the page fills in', () => {
  expect(snippetNames().sort()).toEqual([...Object.keys(SNIPPETS), ...OTHERS].sort());
  for (const name of snippetNames()) {
    const addresses = snippet(name).match(/https?:\/\/[\w.-]+/g) ?? [];
    expect(new Set(addresses.filter((address) => address !== EXAMPLE_ORIGIN))).toEqual(new Set());
  }
});

describe.each(Object.entries(SNIPPETS))('%s', (name, { says, until, and }) => {
  (canRun(name) ? it : it.skip)('runs as it is pasted', async () => {
    const { output, errors, code } = await run(name, until && { until });
    expect({ output, errors }).toEqual({ output: expect.stringMatching(says ?? /./), errors: '' });
    if (!until) expect(code).toBe(0);
    await and?.();
  });
});

const secret = newWebhookSecret();
const body = JSON.stringify(sampleOf('event.confirmed'));
const now = () => Math.floor(Date.now() / 1_000);
const signed = (changes: { secrets?: string[]; seconds?: number } = {}) =>
  signedHeaders(changes.secrets ?? [secret], { id: 'msg_1', seconds: changes.seconds ?? now(), body });

/** What a receiver must take, and what it must not. */
const DELIVERIES: [what: string, headers: () => Record<string, string>, body: string, isGenuine: boolean][] = [
  ['a delivery', () => signed(), body, true],
  ['one that two secrets have signed', () => signed({ secrets: [newWebhookSecret(), secret] }), body, true],
  ['another body', () => signed(), body.replace('CONFIRMED', 'CALLED_OFF'), false],
  ['another secret', () => signed({ secrets: [newWebhookSecret()] }), body, false],
  ['one from an hour ago', () => signed({ seconds: now() - 3_600 }), body, false],
  ['one without a signature', () => ({ 'webhook-id': 'msg_1', 'webhook-timestamp': String(now()) }), body, false],
  ['one without a time', () => ({ ...signed(), 'webhook-timestamp': 'soon' }), body, false],
];

describe.each(['receive.mjs', 'receive.py'])('%s', (name) => {
  let program: ReturnType<typeof startSnippet> | undefined;
  afterAll(async () => {
    program?.end();
    if (program) await once(program.child, 'close');
  });

  (canRun(name) ? it : it.skip)('takes what is ours, and nothing else', async () => {
    program = startSnippet(name, { origin, env: { WEBHOOK_SECRET: secret, PORT: '0' } });
    const { child, said } = program;
    while (!said.output.includes('\n')) await once(child.stdout, 'data');
    const address = `http://127.0.0.1:${/\d+/.exec(said.output)?.[0] ?? ''}`;
    const statuses: [string, number][] = [];
    for (const [what, headers, sent] of DELIVERIES)
      statuses.push([what, (await fetch(address, { method: 'POST', headers: headers(), body: sent })).status]);
    expect(statuses).toEqual(DELIVERIES.map(([what, , , isGenuine]) => [what, isGenuine ? 204 : 401]));
    expect(said.output.match(/msg_1 event\.confirmed/g)).toHaveLength(2);
    expect(said.errors).not.toMatch(/error|traceback/i);
  });
});

(canRun('verify.sh') ? it : it.skip)('verify.sh knows what is ours', async () => {
  const found: [string, boolean][] = [];
  const file = newFolder();
  for (const [what, headers, sent] of DELIVERIES) {
    writeFileSync(file, sent);
    const given = headers();
    const env = {
      WEBHOOK_SECRET: secret,
      WEBHOOK_ID: given['webhook-id'] ?? '',
      WEBHOOK_TIMESTAMP: given['webhook-timestamp'] ?? '',
      WEBHOOK_SIGNATURE: given['webhook-signature'] ?? '',
      BODY: file,
    };
    const { code, output } = await runSnippet('verify.sh', { origin, env });
    found.push([what, code === 0 && output === 'genuine\n']);
  }
  rmSync(path.dirname(file), { recursive: true });
  expect(found).toEqual(DELIVERIES.map(([what, , , isGenuine]) => [what, isGenuine]));
});

it('embed.html names a script that is there, and shows what it has', async () => {
  const [address = ''] = /https:[^"]+/.exec(snippet('embed.html')) ?? [];
  const script = await fetch(address.replace(EXAMPLE_ORIGIN, origin));
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await (await fetch(`${origin}/embed/events?theme=light`)).text()).toContain('Rowing');
});
