import { beforeAll, describe, expect, it } from '@jest/globals';
import { isInterfaceType, isObjectType, parse } from 'graphql';
import { buildSchema } from '../../../src/doors/graphql/buildSchema.ts';
import { measureDocument } from '../../../src/doors/graphql/measureDocument.ts';
import { nodeIdOf, readNodeId } from '../../../src/doors/graphql/resolvers/nodes/nodeIds.ts';
import { PollWorld } from '../../polls/PollWorld.ts';
import { anEvent, aResponse, changeEvent } from '../../support/builders.ts';
import type { Caller } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });

const NODE = 'query ($id: ID!) { node(id: $id) { __typename nodeId ';
const find = async (id: string, caller: Caller = {}, more = '') => {
  const { data, errors } = await server.graphql(`${NODE} ${more} } }`, { id }, caller);
  expect(errors).toBeUndefined();
  return data?.node as Record<string, unknown> | null;
};

let event: Awaited<ReturnType<typeof anEvent>>;
let secret: Awaited<ReturnType<typeof anEvent>>;
let response: { id: number };
let ofSecret: { id: number };
let poll: { urlHash: string };
beforeAll(async () => {
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;
  event = await anEvent(server, { title: 'Basketball', ...weekly });
  secret = await anEvent(server, { title: 'A surprise', isPrivate: true, isGuestListHidden: true });
  response = await aResponse(server, event, { name: 'Bea', email: 'bea@example.com' }, { as: 'bea' });
  ofSecret = await aResponse(server, secret, { name: 'Bea', comment: 'Shh' }, { as: 'bea' });
  poll = await new PollWorld(server).open({ title: 'When?' });
});

/** The identifiers as clients read them. */
const idsRead = async () => {
  const { data } = await server.graphql(
    `query ($event: String!, $poll: String!, $series: String!) {
      event(urlHash: $event) { nodeId eventType { nodeId } participants { nodeId } }
      poll(urlHash: $poll) { nodeId }
      seriesByHash(seriesHash: $series) { nodeId }
    }`,
    { event: event.urlHash, poll: poll.urlHash, series: event.seriesHash },
  );
  return {
    Event: String(data?.event.nodeId),
    EventType: String(data?.event.eventType.nodeId),
    Participant: String(data?.event.participants[0].nodeId),
    Poll: String(data?.poll.nodeId),
    SeriesPage: String(data?.seriesByHash.nodeId),
  };
};

describe('node', () => {
  it('finds everything that has a nodeId by it, whichever way that was read', async () => {
    const ids = await idsRead();
    for (const [type, id] of Object.entries(ids)) expect(await find(id)).toEqual({ __typename: type, nodeId: id });
    const implementing = buildSchema().getPossibleTypes(buildSchema().getType('Node') as never);
    expect(implementing.map(({ name }) => name).sort()).toEqual(Object.keys(ids).sort());
    expect(new Set(Object.values(ids)).size).toBe(5);
  });

  it('shows what the reader may read, by whatever fragment they ask for it', async () => {
    const id = nodeIdOf('Event', event.urlHash);
    const asked = '... on Published { title urlHash eventType { name } } ... on Event { participants { name email } }';
    const seen = await find(id, {}, asked);
    expect(seen).toMatchObject({ title: 'Basketball', participants: [{ name: 'Bea', email: null }] });
    expect(await find(id, { as: 'ada' }, asked)).toMatchObject({ participants: [{ email: 'bea@example.com' }] });
    expect(await find(nodeIdOf('Poll', poll.urlHash), {}, asked)).toMatchObject({ title: 'When?' });
  });

  it('finds a response as those read it who have the hash of its event, and no number of another', async () => {
    const asked = '... on Participant { name comment }';
    const id = nodeIdOf('Participant', secret.urlHash, ofSecret.id);
    expect(await find(id, {}, asked)).toMatchObject({ name: 'Guest', comment: '' });
    expect(await find(id, { as: 'ada' }, asked)).toMatchObject({ name: 'Bea', comment: 'Shh' });
    expect(await find(nodeIdOf('Participant', event.urlHash, ofSecret.id), { as: 'ada' })).toBeNull();
  });

  it('finds nothing private by a number, and nothing by what was made up', async () => {
    const numbers = [
      nodeIdOf('Event', secret.id),
      nodeIdOf('Participant', secret.id, ofSecret.id),
      nodeIdOf('Participant', ofSecret.id),
      nodeIdOf('Participant', '', ofSecret.id),
    ];
    const madeUp = ['', '1', event.urlHash, `${nodeIdOf('Event', event.urlHash)}=`, nodeIdOf('EventType', 999), '🙂'];
    const others = ['Viewer 1', '__proto__', 'toString x', 'Event', 'Poll', 'SeriesPage'].map((text) =>
      Buffer.from(text).toString('base64url'),
    );
    for (const id of [...numbers, ...madeUp, ...others])
      expect([id, await find(id, { as: 'ada' })]).toEqual([id, null]);
  });

  it('finds nothing that is hidden from the reader', async () => {
    const hidden = await anEvent(server);
    const { id } = await aResponse(server, hidden, { name: 'Vera' });
    const hide = 'mutation ($urlHash: String!) { hideEvent(urlHash: $urlHash, hidden: true) }';
    const { errors } = await server.graphql(hide, { urlHash: hidden.urlHash }, { as: 'olga' });
    expect(errors).toBeUndefined();
    for (const nodeId of [nodeIdOf('Event', hidden.urlHash), nodeIdOf('Participant', hidden.urlHash, id)]) {
      expect(await find(nodeId, { as: 'bea' })).toBeNull();
      expect(await find(nodeId, { as: 'ada' })).toMatchObject({ nodeId });
    }
  });

  it('costs what an event does, whatever it is', () => {
    const costOf = (query: string) => measureDocument(buildSchema(), parse(query))[0]?.cost;
    const inside = 'participants { name email } questions { id }';
    const event = costOf(`{ event(urlHash: "x") { ${inside} } }`);
    expect(costOf(`{ node(id: "x") { ... on Event { ${inside} } } }`)).toBe(event);
    expect(costOf(`{ node(id: "x") { ...Whole } } fragment Whole on Event { ${inside} }`)).toBe(event);
  });

  it('reads what was written, and nothing else', () => {
    expect(readNodeId(nodeIdOf('Participant', 'hash', 7))).toEqual({ type: 'Participant', parts: ['hash', '7'] });
    expect(readNodeId(Buffer.from('Secret 1').toString('base64url'))).toBeNull();
    expect(response.id).not.toBe(ofSecret.id);
  });
});

describe('previousDate', () => {
  it('is when an event started before it was last moved, through both doors', async () => {
    const moving = await anEvent(server, { date: '2026-06-01T18:00:00.000Z', endTime: null });
    const read = async () => {
      const { data } = await server.graphql('query ($h: String!) { event(urlHash: $h) { previousDate } }', {
        h: moving.urlHash,
      });
      const rest = await server.rest('GET', `/api/events/${moving.urlHash}`);
      return [data?.event.previousDate, rest.json<{ previousDate: unknown }>().previousDate] as unknown[];
    };
    const change = (changes: object) => changeEvent(server, moving, changes);
    expect(await read()).toEqual([null, null]);
    await change({ notes: 'Bring water' });
    expect(await read()).toEqual([null, null]);
    await change({ date: '2026-06-02T18:00:00.000Z' });
    await change({ date: '2026-06-03T18:00:00.000Z' });
    await change({ notes: 'Bring more water' });
    expect(await read()).toEqual(Array(2).fill('2026-06-02T18:00:00.000Z'));
  });

  it('tells nobody of a time from before the event was public, or was shown again', async () => {
    const moved = await anEvent(server, { isPrivate: true, date: '2026-05-06T08:00:00Z', endTime: null });
    const read = async () =>
      (await server.rest('GET', `/api/events/${moved.urlHash}`)).json<{ previousDate: string | null }>().previousDate;
    await changeEvent(server, moved, { date: '2026-05-07T08:00:00Z' });
    expect(await read()).toBe('2026-05-06T08:00:00.000Z');
    await changeEvent(server, moved, { isPrivate: false, date: '2026-05-08T08:00:00Z' });
    expect(await read()).toBeNull();
    await changeEvent(server, moved, { date: '2026-05-09T08:00:00Z' });
    expect(await read()).toBe('2026-05-08T08:00:00.000Z');
  });
});

describe('DateTime', () => {
  const schema = buildSchema();
  const fieldsOf = (type: unknown) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map((field) => ({ field, type }))
      : [];

  it('is what every instant is that one reads', () => {
    const instants = Object.values(schema.getTypeMap())
      .flatMap(fieldsOf)
      .filter(({ field }) => field.description?.includes('ISO 8601'));
    expect(instants.length).toBeGreaterThan(40);
    for (const { field, type } of instants)
      expect([type.name, field.name, String(field.type)]).toEqual([
        type.name,
        field.name,
        expect.stringContaining('DateTime'),
      ]);
  });

  it('leaves as it did, and as REST has it', async () => {
    const NAMES = ['date', 'endTime', 'decideAt', 'statusChangedAt', 'createdAt', 'updatedAt'];
    const read = `query ($urlHash: String!) { event(urlHash: $urlHash) { ${NAMES.join(' ')} } }`;
    const { data } = await server.graphql(read, { urlHash: event.urlHash });
    const rest = (await server.rest('GET', `/api/events/${event.urlHash}`)).json<Record<string, unknown>>();
    expect(data?.event).toEqual(Object.fromEntries(NAMES.map((name) => [name, rest[name]])));
    expect(String(data?.event.createdAt)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
