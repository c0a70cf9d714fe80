import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import { nodeIdOf } from '../../src/doors/graphql/resolvers/nodes/nodeIds.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { everyOperation } from '../doors/rest/operations.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { CALLED_OTHERWISE } from './calledOtherwise.ts';
import { OPERATIONS, OTHERWISE_BY_REST } from './restOperations.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

// matrix/matrix.test.ts asks what both doors offer, row by row, and everySubscription.test.ts what streams tell; here is what only
// one offers, and that nothing is left out

const server = useServer();
let urlHash: string;
let cookie: string;
let pollHash: string;
let optionId: string;
let voterId: number;
beforeAll(async () => {
  ({ urlHash } = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' }));
  const joined = await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera' });
  cookie = visitorCookie(joined);
  await aResponse(server, { urlHash }, { name: 'Bea' }, { as: 'bea' });
  await joinOrganising(server, { urlHash }, 'cem');
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  pollHash = poll.urlHash;
  optionId = String(poll.options[0]?.id);
  voterId = (await world.vote(poll, [0.5])).result.voter.id;
});

const ASKERS: [who: string, caller: () => Caller][] = [
  ['nobody', () => ({})],
  ['a visitor with a token', () => ({ headers: { cookie } })],
  ['a stranger who is signed in', () => ({ as: 'mallory' })],
  ['the owner of a response', () => ({ as: 'bea' })],
  ['a co-organiser', () => ({ as: 'cem' })],
  ['the creator', () => ({ as: 'ada' })],
];

/** As GraphQL writes a text of two lines. */
const TABLE = ';2026-05-06 18:00\\nA;yes';

const POLL = `{ title: "Game", location: "Park", timezone: "UTC", eventTypeId: 1,
  options: [{ date: "2026-05-06T08:00:00Z" }, { date: "2026-05-08T08:00:00Z" }] }`;
const votes = () => `votes: [{ optionId: ${optionId}, likelihood: 0.5 }]`;

const yes = 'OK';
const who = 'UNAUTHENTICATED';
const no = 'FORBIDDEN';

/** By the name of the field: what is asked, and what comes of it for each of the askers. */
const GRAPHQL_ALONE: Record<string, [ask: () => string, expected: readonly string[]]> = {
  phoneCountries: [() => '{ phoneCountries }', [yes, yes, yes, yes, yes, yes]],
  textsTakeReplies: [() => '{ textsTakeReplies }', [yes, yes, yes, yes, yes, yes]],
  pushKey: [() => '{ pushKey }', [yes, yes, yes, yes, yes, yes]],
  viewer: [() => '{ viewer { uid } }', [yes, yes, yes, yes, yes, yes]],
  hiddenResponses: [() => '{ hiddenResponses(held: []) { urlHash } }', [yes, yes, yes, yes, yes, yes]],
  series: [() => `{ series(urlHash: "${urlHash}") { next { urlHash } } }`, [yes, yes, yes, yes, yes, yes]],
  node: [() => `{ node(id: "${nodeIdOf('Event', urlHash)}") { nodeId } }`, [yes, yes, yes, yes, yes, yes]],
  rateLimit: [() => '{ rateLimit { cost } }', [yes, yes, yes, yes, yes, yes]],
  hasNextDate: [() => `{ hasNextDate(urlHash: "${urlHash}") }`, [yes, yes, yes, yes, yes, yes]],
  cancelledEvent: [() => `{ cancelledEvent(urlHash: "${urlHash}") { title } }`, [yes, yes, yes, yes, yes, yes]],
  cancelledPoll: [() => `{ cancelledPoll(urlHash: "${pollHash}") { title } }`, [yes, yes, yes, yes, yes, yes]],
  poll: [() => `{ poll(urlHash: "${pollHash}") { title } }`, [yes, yes, yes, yes, yes, yes]],
  polls: [() => '{ polls { totalCount } }', [yes, yes, yes, yes, yes, yes]],
  createPoll: [() => `mutation { createPoll(input: ${POLL}) { urlHash } }`, [who, who, yes, yes, yes, yes]],
  updatePoll: [
    () => `mutation { updatePoll(urlHash: "${pollHash}", input: {}) { title } }`,
    [who, who, no, no, no, yes],
  ],
  handOverPoll: [() => `mutation { handOverPoll(urlHash: "${pollHash}") { token } }`, [who, who, no, no, no, yes]],
  withdrawPollHandOver: [
    () => `mutation { withdrawPollHandOver(urlHash: "${pollHash}") }`,
    [who, who, no, no, no, yes],
  ],
  takeOverPoll: [
    () => `mutation { takeOverPoll(urlHash: "${pollHash}", token: "none") { title } }`,
    [who, who, no, no, no, no],
  ],
  closePoll: [() => `mutation { closePoll(urlHash: "${pollHash}") { title } }`, [who, who, no, no, no, yes]],
  reopenPoll: [() => `mutation { reopenPoll(urlHash: "${pollHash}") { title } }`, [who, who, no, no, no, yes]],
  previewImport: [
    () => `{ previewImport(urlHash: "${pollHash}", table: "${TABLE}") { dayFirst } }`,
    [who, who, no, no, no, yes],
  ],
  importVotes: [
    () => `mutation { importVotes(urlHash: "${pollHash}", table: "${TABLE}") { title } }`,
    [who, who, no, no, no, yes],
  ],
  votePoll: [
    () => `mutation { votePoll(urlHash: "${pollHash}", input: { name: "V", ${votes()} }) { voter { id } } }`,
    [yes, yes, yes, yes, yes, yes],
  ],
  updateVote: [
    () => `mutation { updateVote(urlHash: "${pollHash}", voterId: ${voterId}, input: {}) { id } }`,
    [no, no, no, no, no, no],
  ],
  removeVote: [() => `mutation { removeVote(urlHash: "${pollHash}", voterId: ${voterId}) }`, [no, no, no, no, no, yes]],
  schedulePoll: [
    () => `mutation { schedulePoll(urlHash: "${pollHash}", optionId: ${optionId}) { urlHash } }`,
    [who, who, no, no, no, yes],
  ],
  reportPoll: [
    () => `mutation { reportPoll(urlHash: "${pollHash}", input: { reason: "Spam" }) }`,
    [yes, yes, yes, yes, yes, yes],
  ],
  deletePoll: [() => `mutation { deletePoll(urlHash: "${pollHash}") }`, [who, who, no, no, no, yes]],
  renewCalendarFeed: [() => 'mutation { renewCalendarFeed { url } }', [who, who, yes, yes, yes, yes]],
  adoptResponses: [() => 'mutation { adoptResponses }', [who, who, yes, yes, yes, yes]],
  // operators alone, who are asked in test/moderation
  reports: [() => '{ reports { id } }', [who, who, no, no, no, no]],
  pollReports: [() => '{ pollReports { id } }', [who, who, no, no, no, no]],
  dismissReport: [() => 'mutation { dismissReport(reportId: 1) }', [who, who, no, no, no, no]],
  hideEvent: [() => `mutation { hideEvent(urlHash: "${urlHash}", hidden: true) }`, [who, who, no, no, no, no]],
  hidePoll: [() => `mutation { hidePoll(urlHash: "${pollHash}", hidden: true) }`, [who, who, no, no, no, no]],
  endSeries: [() => `mutation { endSeries(urlHash: "${urlHash}") { id } }`, [who, who, no, no, yes, yes]],
};

const namesOf = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {});
const bothDoors = () => Object.keys(restDoor(server));
const operationIds = async () => (await everyOperation(server)).map(({ id }) => id);

describe('no call is without a row', () => {
  it('of GraphQL', () => {
    const schema = buildSchema();
    const found = [...namesOf(schema.getQueryType()), ...namesOf(schema.getMutationType())];
    const asked = [...bothDoors().filter((name) => !(name in CALLED_OTHERWISE)), ...Object.keys(GRAPHQL_ALONE)];
    expect(found.sort()).toEqual(asked.sort());
  });

  it('of GraphQL without its like in REST, or a reason', async () => {
    const rest = await operationIds();
    const schema = buildSchema();
    const found = [...namesOf(schema.getQueryType()), ...namesOf(schema.getMutationType())];
    expect(found.filter((name) => !rest.includes(name)).sort()).toEqual(Object.keys(OTHERWISE_BY_REST).sort());
    const likes = Object.values(OTHERWISE_BY_REST).flatMap(({ by }) => by ?? []);
    expect(likes.filter((name) => !rest.includes(name))).toEqual([]);
  });

  it('of REST', async () => {
    expect((await operationIds()).sort()).toEqual(Object.keys(OPERATIONS).sort());
    const asked = Object.values(OPERATIONS).filter((name) => name !== null);
    expect(asked.sort()).toEqual(bothDoors().sort());
  });
});

describe.each(ASKERS.map(([name, caller], column) => ({ name, caller, column })))('$name', ({ caller, column }) => {
  it.each(Object.entries(GRAPHQL_ALONE).map(([field, [ask, expected]]) => [field, expected[column], ask] as const))(
    'gets of %s %s',
    async (_field, expected, ask) => {
      const { errors } = await server.graphql(ask(), {}, caller());
      expect(errors?.[0]?.extensions.code ?? yes).toBe(expected);
    },
  );

  it('downloads their own data when signed in', async () => {
    const { as } = caller();
    const answer = await server.rest('GET', '/api/me/data', undefined, caller());
    expect(answer.statusCode).toBe(as === undefined ? 401 : 200);
    if (as !== undefined) expect(answer.json()).toMatchObject({ account: { uid: as } });
  });

  it('gets of a PATCH of the event what a PUT comes to', async () => {
    const sent = (['PUT', 'PATCH'] as const).map((method) =>
      server.rest(method, `/api/events/${urlHash}`, { notes: 'Bring water' }, caller()),
    );
    const [put, patched] = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect([put, patched]).toEqual(Array(2).fill([401, 401, 403, 403, 200, 200][column]));
  });

  it('gets what a client needs at run time', async () => {
    expect((await server.rest('GET', '/api/init', undefined, caller())).statusCode).toBe(200);
  });
});
