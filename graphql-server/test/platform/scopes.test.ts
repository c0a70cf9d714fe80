import { beforeAll, expect, it } from '@jest/globals';
import { CALLS, scopeFor, TOKEN_SCOPES, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import { addressOf, everyOperation, type Call } from '../doors/rest/operations.ts';
import { documents, type Things } from '../permissions/everyDocument.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { aDraft, anEvent, aResponse } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { aProgram } from './aProgram.ts';

const server = useServer({ env: { ADMIN_UIDS: 'ada' } });

let things: Things;
let calls: Call[];
const only = {} as Record<TokenScope, Caller>;
/** All scopes but one. */
const without = {} as Record<TokenScope, Caller>;
let all: Caller;
beforeAll(async () => {
  const event = await anEvent(server);
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  things = { event, vera: await aResponse(server, event), poll, vote: (await world.vote(poll, [0.5])).result };
  calls = await everyOperation(server);
  all = await aProgram(server, 'ada');
  for (const scope of TOKEN_SCOPES) {
    only[scope] = await aProgram(server, 'ada', [scope]);
    const others = TOKEN_SCOPES.filter((other) => other !== scope);
    without[scope] = await aProgram(server, 'ada', others);
  }
});

/** A token with all but what the call needs. */
const lacking = (call: string): Caller => {
  const scope = scopeFor(call);
  return scope === null ? all : without[scope];
};

it('each call of both doors has a row, and nothing else', () => {
  const schema = buildSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  const found = new Set([...fields, ...calls.map(({ id }) => id), 'getCalendar']);
  expect(Object.keys(CALLS).sort()).toEqual([...found].sort());
});

it('holds through REST, whatever is called', async () => {
  // the same for everybody: nobody is asked who they are
  const impersonal = ['getSettings', 'listErrors'];
  for (const call of calls.filter(({ id }) => !impersonal.includes(id))) {
    const headers = { accept: 'application/json', ...lacking(call.id).headers };
    const answer = await server.rest(call.method, addressOf(call), undefined, { headers });
    expect([call.id, answer.statusCode, answer.json()]).toMatchObject([call.id, 403, { code: 'INSUFFICIENT_SCOPE' }]);
  }
});

it('holds through GraphQL, whatever is selected', async () => {
  for (const [name, document] of documents(things)) {
    const { data, errors } = await server.graphql(document, {}, lacking(name));
    expect([name, errors?.[0]?.extensions.code]).toEqual([name, 'INSUFFICIENT_SCOPE']);
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
  }
});

it('holds for calendars, and for pages that are forms', async () => {
  const { urlHash } = things.event;
  expect((await server.rest('GET', `/events/${urlHash}.ics`, undefined, only.read)).statusCode).toBe(200);
  expect((await server.rest('GET', `/events/${urlHash}.ics`, undefined, only.write)).statusCode).toBe(403);
});

it('lets a token do what it is for, and nothing of the next', async () => {
  const [rest, graphql] = [restDoor(server), graphqlDoor(server)];
  const name = { name: 'Bot' };
  expect((await rest.event(things.event, only.read)).code).toBe('OK');
  expect((await graphql.joinEvent(things.event, name, only.write)).code).toBe('OK');
  expect((await rest.createEvent(aDraft(), only.manage)).code).toBe('OK');
  expect((await graphql.createEvent(aDraft(), only.write)).code).toBe('INSUFFICIENT_SCOPE');
});

it('finds a field behind aliases and fragments', async () => {
  const input = '{ name: "x", scopes: [manage], expiresInDays: 1 }';
  const document = `mutation { ...Hidden } fragment Hidden on Mutation { event: createToken(input: ${input}) { token } }`;
  const { data, errors } = await server.graphql(document, {}, all);
  expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'INSUFFICIENT_SCOPE']);
});

it('finds the list of tokens within the viewer', async () => {
  const { data, errors } = await server.graphql('{ viewer { uid tokens { id } } }', {}, all);
  expect([data, errors?.[0]?.extensions.code]).toEqual([{ viewer: null }, 'INSUFFICIENT_SCOPE']);
});

it('keeps a token that answers from removing what others answered', async () => {
  const event = await anEvent(server);
  const target = { urlHash: event.urlHash, participantId: (await aResponse(server, event)).id };
  for (const door of [restDoor(server), graphqlDoor(server)])
    expect((await door.removeResponse(target, only.write)).code).toBe('FORBIDDEN');
  expect((await restDoor(server).removeResponse(target, without.read)).code).toBe('OK');
});

it('shows to a token that does not read nothing that is for organisers, in what a change answers', async () => {
  const chatLink = 'https://chat.example.org/canary';
  const event = await anEvent(server, { chatLink });
  await aResponse(server, event, { email: 'vera@example.com' });
  const selection = 'event { chatLink activity(first: 1) { type } participants { email } }';
  const join = (name: string) =>
    `mutation { joinEvent(urlHash: "${event.urlHash}", input: { name: "${name}" }) { ${selection} } }`;
  const said = async (caller: Caller, name: string) => JSON.stringify(await server.graphql(join(name), {}, caller));
  const change = await server.rest('PUT', `/api/events/${event.urlHash}`, { notes: 'News' }, only.manage);
  expect([change.statusCode, change.body]).toEqual([200, expect.not.stringContaining('vera@example.com')]);
  expect(change.body).not.toContain('canary');
  expect((await server.rest('PUT', `/api/events/${event.urlHash}`, { notes: 'More' }, all)).body).toContain(
    'vera@example.com',
  );
  // who comes reads what those who come read
  expect(await said(without.manage, 'Reads')).toMatch(/"activity":\[\{.*vera@example\.com/);
  const edit = `mutation { updateEvent(urlHash: "${event.urlHash}", input: { notes: "Last" }) { activity { type } } }`;
  expect((await server.graphql(edit, {}, only.manage)).data).toEqual({ updateEvent: { activity: null } });
  expect(await said(await aProgram(server, 'cem', ['write']), 'Other')).not.toMatch(/vera@/);
});

it('makes no operator of a program, though its person is one', async () => {
  const { data } = await server.graphql('{ viewer { isOperator } }', {}, all);
  expect(data).toEqual({ viewer: { isOperator: false } });
});
