import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import type { PollView } from '../../../src/doors/presenters/presentPoll.ts';
import { aDraft, anEvent, aResponse, changeEvent, type Joined } from '../../support/builders.ts';
import { aPollDraft } from '../../polls/PollWorld.ts';
import type { Caller } from '../../support/testServer.ts';
import { resolved } from '../../support/resolved.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();
let address: string;
let event: EventView;
let poll: PollView;
let response: Joined;
let vote: { id: number; responseToken: string };
let webhook: { id: number };
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  event = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
  await changeEvent(server, event, { externalId: 'season-7' });
  response = await aResponse(server, event);
  poll = (await server.rest('POST', '/api/polls', aPollDraft(), ADA)).json();
  const votes = [{ optionId: poll.options[0]?.id, likelihood: 0.5 }];
  vote = (await server.rest('POST', `/api/polls/${poll.urlHash}/votes`, { name: 'Vera', votes })).json();
  const draft = { url: 'https://example.com/hooks', types: ['*'], scope: 'OWN' };
  webhook = (await server.rest('POST', '/api/me/webhooks', draft, ADA)).json();
});

const ADA: Caller = { as: 'ada' };
const SIGNED_IN = { authorization: 'Bearer uid:ada' };

/** An address for a path of the OpenAPI document. */
const addressOf = (path: string) =>
  path
    .replace('{seriesHash}', event.seriesHash ?? '')
    .replace('{urlHash}', path.startsWith('/api/polls/') ? poll.urlHash : event.urlHash)
    .replace('{voterId}', String(vote.id))
    .replace('{externalId}', 'season-7')
    .replace('{webhookId}', String(webhook.id))
    .replace('{participantId}', String(response.id));

/** What is for the owner of a response needs the proof. */
const proofOf = (path: string): Record<string, string> => {
  if (path.includes('{voterId}')) return { 'x-response-token': vote.responseToken };
  return path.includes('{participantId}') ? { 'x-response-token': response.responseToken } : {};
};

const documented = () => {
  const document = server.app.swagger();
  return Object.entries(resolved<typeof document>(document).paths ?? {});
};
/** Another each time, so that no client ever has it already. */
const ALWAYS_NEW = new Set(['/api/phone-challenge']);

const readable = () => [
  '/api/openapi.json',
  ...documented().flatMap(([path, { get }]) => (get && !ALWAYS_NEW.has(path) ? [path] : [])),
];
const needsPerson = (path: string) =>
  documented().some(
    ([at, { get }]) => at === path && get?.security?.every((way: object) => Object.keys(way).length > 0),
  );

const ask = async (method: string, path: string, headers: Record<string, string>) => {
  const answer = await fetch(`${address}${addressOf(path)}`, { method, headers });
  const body = await answer.text();
  return { path, status: answer.status, body, headers: answer.headers, etag: answer.headers.get('etag') };
};

/** Who asks, of whom each path is asked. */
const readers = () =>
  readable().flatMap((path) => [
    ...(needsPerson(path) ? [] : [{ path, headers: { ...proofOf(path) } }]),
    { path, headers: { ...SIGNED_IN, ...proofOf(path) } },
  ]);

describe('every GET of the OpenAPI document', () => {
  it('has an entity tag for every caller', async () => {
    expect(readable()).toEqual(expect.arrayContaining(['/api/init', '/api/events/user', '/api/polls/{urlHash}']));
    for (const { path, headers } of readers()) {
      const { status, etag } = await ask('GET', path, headers);
      expect([path, status, etag]).toEqual([path, 200, expect.stringMatching(/^(W\/)?"[\w-]+"$/)]);
    }
  });

  it('is 304 without a body for who has it already', async () => {
    for (const { path, headers } of readers()) {
      const { etag } = await ask('GET', path, headers);
      for (const held of [String(etag), `"other", ${String(etag)}`, '*']) {
        const again = await ask('GET', path, { ...headers, 'if-none-match': held });
        expect([path, again.status, again.body, again.etag]).toEqual([path, 304, '', etag]);
        expect(again.headers.get('content-type')).toBeNull();
      }
      const other = await ask('GET', path, { ...headers, 'if-none-match': '"other"' });
      expect([path, other.status]).toEqual([path, 200]);
    }
  });

  it('says by HEAD what it says by GET, without a body', async () => {
    for (const { path, headers } of readers()) {
      const inPlain = { ...headers, 'accept-encoding': 'identity' };
      const [got, head] = [await ask('GET', path, inPlain), await ask('HEAD', path, inPlain)];
      const said = ({ status, headers: those }: typeof got) => [
        path,
        status,
        ...['etag', 'content-type', 'content-length', 'cache-control', 'vary'].map((name) => those.get(name)),
      ];
      expect(said(head)).toEqual(said(got));
      expect(head.body).toBe('');
      const known = await ask('HEAD', path, { ...headers, 'if-none-match': String(got.etag) });
      expect([path, known.status]).toEqual([path, 304]);
    }
  });

  it('documents the tag, and that it may be 304', () => {
    for (const [path, { get }] of documented().filter(([, methods]) => methods.get)) {
      const { responses = {}, parameters = [] } = (get ?? {}) as {
        responses?: Record<string, object>;
        parameters?: { name: string }[];
      };
      expect([path, responses['200'], responses['304']]).toEqual([
        path,
        expect.objectContaining({ headers: expect.objectContaining({ ETag: expect.anything() }) }),
        expect.not.objectContaining({ content: expect.anything() }),
      ]);
      expect(parameters.map(({ name }) => name)).toContain('if-none-match');
    }
  });
});

it('a list has one tag, be it sent to somebody who is signed in or not', async () => {
  for (const path of ['/api/events', '/api/event-types', '/api/polls']) {
    const inPlain = { 'accept-encoding': 'identity' };
    const { etag } = await ask('GET', path, inPlain);
    expect((await ask('GET', path, { ...inPlain, ...SIGNED_IN })).etag).toBe(`W/${String(etag)}`);
  }
});

it('HEAD of a public list asks the database for nothing', async () => {
  await ask('GET', '/api/events', {});
  server.statements.length = 0;
  await ask('HEAD', '/api/events', {});
  expect(server.statements).toEqual([]);
});

it('what GET refuses bears no tag', async () => {
  const missing = await ask('GET', '/api/events/nothing', { 'if-none-match': '*' });
  expect([missing.status, missing.etag]).toEqual([404, null]);
});

describe('the tag of an event or a poll', () => {
  const tagOf = (url: string, caller: Caller = ADA) =>
    server.rest('GET', url, undefined, caller).then(({ headers }) => String(headers.etag));

  it('begins with its revision, and differs by what else is shown', async () => {
    const { urlHash, revision } = await anEvent(server);
    const url = `/api/events/${urlHash}`;
    const before = await tagOf(url);
    expect(before).toMatch(new RegExp(`^W/"${revision}-[\\w-]+"$`));
    expect(await tagOf(url)).toBe(before);
    await aResponse(server, { urlHash });
    const after = await tagOf(url);
    expect([after === before, after.startsWith(`W/"${revision}-`)]).toEqual([false, true]);
    expect(await tagOf(`/api/polls/${poll.urlHash}`)).toMatch(new RegExp(`^W/"${poll.revision}-`));
  });

  it('comes with every answer that shows one, so that a client goes on with If-Match', async () => {
    const made = await server.rest('POST', '/api/events', aDraft(), ADA);
    const url = `/api/events/${made.json<EventView>().urlHash}`;
    const put = (title: string, tag: unknown) =>
      server.rest('PUT', url, { title }, { ...ADA, headers: { 'if-match': String(tag) } });
    const changed = await put('Second', made.headers.etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).toBe(await tagOf(url));
    expect((await put('Third', changed.headers.etag)).statusCode).toBe(200);
    expect((await put('Fourth', changed.headers.etag)).statusCode).toBe(412);

    const opened = await server.rest('POST', '/api/polls', aPollDraft(), ADA);
    const at = `/api/polls/${opened.json<PollView>().urlHash}`;
    const patched = await server.rest(
      'PATCH',
      at,
      { title: 'Second' },
      { ...ADA, headers: { 'if-match': String(opened.headers.etag) } },
    );
    expect([patched.statusCode, patched.headers.etag]).toEqual([200, await tagOf(at)]);
  });

  it('is not given to what holds a secret', async () => {
    const { urlHash } = await anEvent(server);
    const joined = await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera' });
    expect([joined.statusCode, joined.headers.etag]).toEqual([201, undefined]);
  });
});

it('of a GraphQL query of somebody who is signed in, and stored nowhere: an organiser’s list that is unchanged is not sent again', async () => {
  // others do not read the address
  await aResponse(server, event, { name: 'Xenia', email: 'xenia@example.com' });
  const query = `{ event(urlHash: "${event.urlHash}") { participants { name email attended } } }`;
  const path = `/graphql?${new URLSearchParams({ query }).toString()}`;
  const first = await ask('GET', path, SIGNED_IN);
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const held = { ...SIGNED_IN, 'if-none-match': String(first.etag) };
  const again = await ask('GET', path, held);
  expect([again.status, again.body, again.headers.get('cache-control')]).toEqual([304, '', 'no-store']);
  // what others read of it is another thing
  expect((await ask('GET', path, { ...held, authorization: 'Bearer uid:mallory' })).status).toBe(200);
  await aResponse(server, event, { name: 'Wim' });
  const changed = await ask('GET', path, held);
  expect([changed.status, changed.body.includes('Wim')]).toEqual([200, true]);
});
