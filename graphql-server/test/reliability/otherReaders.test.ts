import { beforeAll, describe, expect, it } from '@jest/globals';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { everyOperation } from '../doors/rest/operations.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { aRegular } from '../regulars/regularSteps.ts';
import type { ParticipantView } from '../../src/doors/presenters/presentParticipant.ts';
import { picturePath } from '../front-cache/sharedPaths.ts';
import { anEvent, aResponse, changeEvent, readEvent } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { everythingRead, type Readable } from './everythingRead.ts';
import { PastEvents } from './PastEvents.ts';

const built = useWebApp();
const server = useMailServer({ ADMIN_UIDS: 'olga' }, () => ({
  webRoot: built.root,
  // what a picture would show is told as it is
  draw: (picture) => Promise.resolve(Buffer.from(JSON.stringify(picture))),
}));

const VERA = { as: 'vera' };
const OTHERS: [who: string, caller: Caller][] = [
  ['a visitor', {}],
  ['somebody else', { as: 'mallory' }],
  ['somebody else who responded', { as: 'ben' }],
  ['the organiser', { as: 'ada' }],
  ['a co-organiser', { as: 'cem' }],
  ['an operator', { as: 'olga' }],
];

/** Where the pages' stand-in fails. */
const FAILS = '/about';

/** What there is no record of yet, what there is when she always came, and when she never did. */
const RECORDS = [null, true, false] as const;

type Read = Record<string, string>;
/** By the uid, one for each of the records. */
const readBy = new Map<string | undefined, Read[]>();

/** Something of each kind that has an address, with Vera in it. */
const makeThings = async (): Promise<Readable> => {
  const externalId = 'canary';
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;
  const event = await anEvent(server, { title: 'Volleyball', participantThreshold: 8, ...weekly });
  await changeEvent(server, event, { externalId });
  await joinOrganising(server, event, 'cem');
  const webhooks = new Map<string, number>();
  const calendars = new Map<string, string>();
  for (const as of [VERA.as, ...OTHERS.flatMap(([, caller]) => caller.as ?? [])]) {
    const draft = { url: 'https://example.com/hooks', types: ['*'], scope: 'PUBLIC' };
    const made = await server.rest('POST', '/api/me/webhooks', draft, { as });
    if (made.statusCode !== 201) throw new Error(made.body);
    webhooks.set(as, made.json<{ id: number }>().id);
    const feed = await server.rest('POST', '/api/me/calendar-feed', undefined, { as });
    calendars.set(as, new URL(feed.json<{ url: string }>().url).pathname);
    await server.rest('PUT', '/api/follows/type/1', {}, { as });
  }
  const standing = { name: 'Vera', email: 'vera@example.com', likelihood: 0.5 };
  const { responseToken } = await aRegular(server, event.seriesHash ?? '', standing, VERA);
  // as a regular she has responded to it
  const [own] = (await readEvent(server, event, VERA)).participants as [ParticipantView];
  const vera = { ...own, responseToken };
  const ben = await aResponse(server, event, { name: 'Ben' }, { as: 'ben' });
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await aResponse(server, event, { name }, { as: name });
  await server.rest('POST', `/api/events/${event.urlHash}/messages`, { text: 'Hi', group: 'ALL' }, { as: 'ada' });
  // the word of the organiser's page is there
  await server.tasks.notePastAttendance({});
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  const vote = (await world.vote(poll, [0.5], {}, VERA)).result;
  const other = (await world.vote(poll, [1], { name: 'Ben' }, { as: 'ben' })).result;
  const { participants } = await readEvent(server, event);
  const picture = picturePath(event.urlHash, event.title, participants.length);
  const voters = [vote.voter.id, other.voter.id];
  return { event, vera, poll, vote, externalId, voters, responses: [vera.id, ben.id], webhooks, calendars, picture };
};

beforeAll(async () => {
  const past = await PastEvents.of(server, VERA);
  const things = await makeThings();
  for (const attended of RECORDS) {
    await past.mark(attended);
    // one that has kept nothing from before, which would be told again
    const { app } = await server.startReplica();
    for (const caller of [VERA, ...OTHERS.map(([, other]) => other)]) {
      const before = readBy.get(caller.as) ?? [];
      readBy.set(caller.as, [...before, await everythingRead(app, things, caller)]);
    }
  }
});

/** What was asked whose answer differs from one record to another. */
const differingFor = ({ as }: Caller): string[] => {
  const [first = {}, ...others] = readBy.get(as) ?? [];
  return Object.keys(first).filter((asked) => others.some((read) => read[asked] !== first[asked]));
};

describe('a person’s record', () => {
  it.each(OTHERS)('makes no difference in any answer of any door to %s', (_who, caller) => {
    expect(differingFor(caller)).toEqual([]);
  });

  it('is what that search finds where it is told: to its owner', () => {
    const found = differingFor(VERA);
    expect(found.filter((asked) => !/^(\/api\/me\/|viewer )/.test(asked))).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(['/api/me/reliability', '/api/me/data']));
    expect(found.some((asked) => asked.startsWith('viewer '))).toBe(true);
  });
});

describe('that search', () => {
  const said = (as: string | undefined) => readBy.get(as)?.[0] ?? {};
  const answered = (as: string | undefined) =>
    Object.entries(said(as)).flatMap(([asked, answer]) => (answer.startsWith('[200,') ? [asked] : []));

  it.each(OTHERS)('reads of Vera what %s may read of her, and no fault', (_who, { as }) => {
    expect(Object.values(said(as)).join('')).toContain('Vera');
    expect(Object.entries(said(as)).filter(([asked, answer]) => asked !== FAILS && answer.startsWith('[5'))).toEqual(
      [],
    );
  });

  it('gets through each door, of series, polls, follows, webhooks, feeds and calendars too', () => {
    const all = answered('ada').join('\n');
    for (const part of [
      /^\/api\/series\/[\w-]{22}$/m,
      /^\/api\/polls\/[\w-]{22}$/m,
      /^\/api\/me\/follows$/m,
      /^\/api\/me\/webhooks\/\d+\/deliveries$/m,
      /^\/api\/events\/by-external-id\/canary$/m,
      /^\/api\/events\/[\w-]{22}\/attendance\.csv$/m,
      /^\/calendar\/[\w-]+\.ics$/m,
      /^\/events\/[\w-]{22}\.ics$/m,
      /^\/feed\.atom$/m,
      /^\/embed\/events\/[\w-]{22}$/m,
      /^\/oembed\?url=/m,
      /^\/events\/[\w-]{22}\/preview\//m,
      /^\/events\/[\w-]{22}\/join$/m,
    ])
      expect(all).toMatch(part);
    expect(answered('ben').join('\n')).toMatch(/^\/api\/events\/[\w-]{22}\/participants\/\d+$/m);
    expect(answered('ben').join('\n')).toMatch(/^\/api\/polls\/[\w-]{22}\/votes\/\d+$/m);
  });

  it('leaves out no GET of the OpenAPI document', async () => {
    const asked = Object.keys(said('ada')).map((url) => url.split('?')[0] ?? '');
    const missing = (await everyOperation(server))
      .filter(({ method, path }) => method === 'GET' && path !== '/api/phone-challenge')
      .map(({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`))
      .filter((pattern) => !asked.some((url) => pattern.test(url)));
    expect(missing).toEqual([]);
  });
});
