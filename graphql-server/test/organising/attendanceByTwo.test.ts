import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import type { Replica } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };

let other: Replica;
let event: EventView;
let vera: Joined;

beforeAll(async () => {
  other = await server.startReplica();
});
beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 2 });
  vera = await aResponse(server, event, { name: 'Vera' });
});

/** Each of them asks one of two servers, in one of two ways. */
const phones = (): Door[] => [server, other].flatMap((one) => [restDoor(one), graphqlDoor(one)]);

/** Through all phones at once, each of which checks in twice or takes that back. */
const checkIn = (attended: (number: number) => boolean | null) =>
  Promise.all(
    [...phones(), ...phones()].map((phone, number) =>
      phone.markAttendance({ urlHash: event.urlHash, participantId: vera.id }, attended(number), ADA),
    ),
  );

const rows = <Row extends object>(sql: string) => server.orm.em.fork().execute<Row[]>(sql, [event.id]);
/** What was recorded of it, the oldest first. */
const recorded = async () => {
  const sql = `select details->'attended' as attended from activity
    where type = 'response.attendanceMarked' and event_id = ? order by id`;
  return (await rows<{ attended: boolean | null }>(sql)).map(({ attended }) => attended);
};
const kept = async () =>
  (await rows<{ attended: boolean | null }>('select attended from attendance where event_id = ?')).map(
    ({ attended }) => attended,
  );
/** What each phone reads of it afterwards. */
const read = () =>
  Promise.all(
    [server, other].map(async ({ rest }) => {
      const { participants } = (await rest('GET', `/api/events/${event.urlHash}`, undefined, ADA)).json<EventView>();
      return participants.map(({ attended }) => attended);
    }),
  );

describe('one person at the door, and several phones on two servers', () => {
  it('is checked in once, which all of them are told', async () => {
    const told = await checkIn(() => true);
    expect(told.map(({ code }) => code)).toEqual(told.map(() => 'OK'));
    expect(told.map(({ result }) => (result as { attended: boolean }).attended)).toEqual(told.map(() => true));
    expect([await kept(), await recorded(), await read()]).toEqual([[true], [true], [[true], [true]]]);
  });

  it('has one outcome where they disagree, which both servers read and the record ends with', async () => {
    await checkIn(() => true);
    const told = await checkIn((number) => (number % 3 === 0 ? null : true));
    expect(told.map(({ code }) => code)).toEqual(told.map(() => 'OK'));
    const record = await recorded();
    const [first = null] = await kept();
    // what is said already is no news
    expect(record.every((attended, number) => number === 0 || attended !== record[number - 1])).toBe(true);
    expect([record.at(-1), await read()]).toEqual([first, [[first], [first]]]);
  });

  it('is added by name once, however often a phone without a good connection sends it through either server', async () => {
    for (const doorOf of [restDoor, graphqlDoor]) {
      const walkIns = await anEvent(server);
      const caller = { ...ADA, headers: { 'idempotency-key': `a8b4f0de-6f3e-4a3e-${walkIns.urlHash}` } };
      const told = await Promise.all(
        [server, other, server, other].map((one) =>
          doorOf(one).addResponse(walkIns, { name: 'Walter', attended: true }, caller),
        ),
      );
      expect(told).toEqual(told.map(() => expect.objectContaining({ code: 'OK' })));
      expect(new Set(told.map(({ result }) => (result as Joined).id)).size).toBe(1);
      const shown = (await restDoor(other).event(walkIns, ADA)).result as EventView;
      expect(shown.participants).toEqual([expect.objectContaining({ name: 'Walter', attended: true })]);
    }
  });
});

describe('somebody of another event', () => {
  it('is marked by no phone, neither by their number nor by their code, and nothing is kept', async () => {
    const elsewhere = await anEvent(server);
    const { id } = await aResponse(server, elsewhere, { name: 'Wim' });
    const [wim] = ((await restDoor(server).event(elsewhere, ADA)).result as EventView).participants;
    const code = String(wim?.checkInCode);
    expect(code).toMatch(/^[0-9A-F]{12}$/);
    for (const phone of phones()) {
      for (const participantId of [id, code])
        expect(await phone.markAttendance({ urlHash: event.urlHash, participantId }, true, ADA)).toMatchObject({
          code: 'NOT_FOUND',
        });
    }
    const where = `select from attendance where participant_id in (select id from participant where event_id = ?)`;
    expect([await kept(), await server.orm.em.fork().execute(where, [elsewhere.id])]).toEqual([[], []]);
  });

  it('has a code that no list of this event contains, by either server and either door', async () => {
    const elsewhere = await anEvent(server);
    await aResponse(server, elsewhere, { name: 'Wim' });
    const list = '{ event(urlHash: "%") { participants { checkInCode } } }';
    const codesOf = async ({ urlHash }: EventView) => {
      const codes: unknown[][] = [];
      for (const { rest, graphql } of [server, other]) {
        const byRest = (await rest('GET', `/api/events/${urlHash}`, undefined, ADA)).json<EventView>();
        const byGraphQL = (await graphql(list.replace('%', urlHash), {}, ADA)).data?.event as EventView;
        for (const { participants } of [byRest, byGraphQL]) codes.push(participants.map((one) => one.checkInCode));
      }
      return codes;
    };
    const [own, others] = [await codesOf(event), await codesOf(elsewhere)];
    expect([own, others].map((codes) => new Set(codes.flat()).size)).toEqual([1, 1]);
    expect(own.flat()).toHaveLength(4);
    expect(own.flat()).not.toContain(others[0]?.[0]);
  });
});
