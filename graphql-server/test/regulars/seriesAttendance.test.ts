import { describe, expect, it } from '@jest/globals';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { aResponse, changeEvent, deleteEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor } from '../support/doors.ts';
import { statementsOf, type Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { copyDates, countedIn, idOf, markAt, readAttendance, tableOf } from './attendanceSteps.ts';
import {
  AFTER_FIRST,
  AFTER_SECOND,
  aRegular,
  aWeekly,
  nextByClock,
  ONE_LATER,
  regularsPath,
  TUESDAY,
} from './regularSteps.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

const server = useServer();
const ADA = { as: 'ada' };

const read = (seriesHash: string, caller: Caller = ADA) => readAttendance(server, seriesHash, caller);
const counted = (seriesHash: string, caller: Caller = ADA) => countedIn(server, seriesHash, caller);
const mark = (event: { urlHash: string }, id: number) => markAt(server, event, id);

describe('who came to a series', () => {
  it('is said of regulars and others with the latest dates, the same by both doors', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const rita = await aRegular(server, seriesHash, { name: 'Rita' });
    const bob = await aResponse(server, first, { name: 'Bob' }, { as: 'bob' });
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    await mark(first, bob.id);
    await mark(first, idOf(await readEvent(server, first), 'Rita'));
    const bobby = await aResponse(server, second, { name: 'Bobby' }, { as: 'bob' });
    await aResponse(server, second, { name: 'Cleo', likelihood: 0.5 });
    await aResponse(server, second, { name: 'Dora', likelihood: 0 });
    await mark(second, bobby.id);
    const { status, ...attendance } = await read(seriesHash);
    expect(status).toBe(200);
    expect(attendance).toEqual({
      dates: [
        {
          urlHash: first.urlHash,
          date: TUESDAY,
          endTime: '2026-05-05T18:00:00.000Z',
          timezone: 'Europe/Berlin',
          status: 'GATHERING',
        },
        {
          urlHash: second.urlHash,
          date: ONE_LATER,
          endTime: '2026-05-12T18:00:00.000Z',
          timezone: 'Europe/Berlin',
          status: 'GATHERING',
        },
      ],
      people: [
        {
          name: 'Bob',
          regularId: null,
          came: 2,
          outOf: 2,
          lastCame: ONE_LATER,
          onDates: [
            { urlHash: first.urlHash, status: 'GOING', attended: true },
            { urlHash: second.urlHash, status: 'GOING', attended: true },
          ],
        },
        {
          name: 'Rita',
          regularId: rita.id,
          came: 1,
          outOf: 1,
          lastCame: TUESDAY,
          onDates: [
            { urlHash: first.urlHash, status: 'GOING', attended: true },
            { urlHash: second.urlHash, status: 'GOING', attended: null },
          ],
        },
        {
          name: 'Cleo',
          regularId: null,
          came: 0,
          outOf: 0,
          lastCame: null,
          onDates: [{ urlHash: second.urlHash, status: 'MAYBE', attended: null }],
        },
      ],
    });
    // where identifiers are texts
    const people = attendance.people.map((one) => ({ ...one, regularId: one.regularId && String(one.regularId) }));
    const byGraphql = (await graphqlDoor(server).attendance({ seriesHash }, ADA)).result;
    expect(byGraphql).toEqual({ ...attendance, people });
  });

  it('leaves out hidden responses, and what was said to a date that is deleted', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const ann = await aResponse(server, first, { name: 'Ann' });
    const spam = await aResponse(server, first, { name: 'Spam' });
    await mark(first, ann.id);
    await mark(first, spam.id);
    const hide = `/api/events/${first.urlHash}/participants/${spam.id}/visibility`;
    await server.rest('PUT', hide, { hidden: true }, ADA);
    expect(await counted(seriesHash)).toEqual(['Ann 1 of 1']);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    await aResponse(server, second, { name: 'Ann' });
    await deleteEvent(server, first);
    expect(await counted(seriesHash)).toEqual(['Ann 0 of 0']);
  });

  it('takes one account, else one address, else one name for one person', async () => {
    const { first, seriesHash } = await aWeekly(server);
    await mark(first, (await aResponse(server, first, { name: 'Vera', email: 'vera@example.org' })).id);
    await mark(first, (await aResponse(server, first, { name: 'Mo' })).id);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    await mark(second, (await aResponse(server, second, { name: 'V.', email: 'VERA@example.org' })).id);
    await mark(second, (await aResponse(server, second, { name: 'mo' })).id);
    // somebody else of that name
    await mark(second, (await aResponse(server, second, { name: 'Mo' }, { as: 'mo' })).id);
    server.clock.set(AFTER_SECOND);
    expect(await counted(seriesHash)).toEqual(['Mo 2 of 2', 'Vera 2 of 2', 'Mo 1 of 1']);
  });

  it('takes somebody for one person whose responses without an account became their own', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const answer = await server.rest('POST', regularsPath(seriesHash), { name: 'Ann', email: 'ann@example.com' });
    const headers = { cookie: visitorCookie(answer) };
    const { data } = await server.graphql('mutation { adoptResponses }', {}, { headers, as: 'ann' });
    expect(data).toEqual({ adoptResponses: 1 });
    await mark(first, idOf(await readEvent(server, first, ADA), 'Ann'));
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    await mark(second, idOf(second, 'Ann'));
    const third = await nextByClock(server, seriesHash, AFTER_SECOND);
    await mark(third, idOf(third, 'Ann'));
    const { people } = await read(seriesHash);
    const { id } = answer.json<{ id: number }>();
    expect(people).toMatchObject([{ name: 'Ann', regularId: id, came: 3, outOf: 3 }]);
    expect(await tableOf(server, first)).toEqual(['Ann,ann@example.com,3,yes,yes,yes']);
  });

  it('takes nobody who deleted their account for a regular whose number is that of their response', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const cleo = await aResponse(server, first, { name: 'Cleo' }, { as: 'cleo' });
    await server.orm.em.fork().execute(`select setval('regular_id_seq', ?)`, [cleo.id - 1]);
    const ann = await aRegular(server, seriesHash, { name: 'Ann' }, { as: 'ann' });
    expect(ann.id).toBe(cleo.id);
    // as it is of one that became hers, which no token proves
    await server.orm.em.fork().execute(`update regular set token_digest = '' where id = ?`, [ann.id]);
    await server.rest('DELETE', '/api/me', undefined, { as: 'cleo' });
    expect((await read(seriesHash)).people).toMatchObject([{ name: 'Ann', regularId: ann.id, came: 0 }]);
    expect(await tableOf(server, first)).toEqual(['Ann,,0,?', 'Former participant,,0,?']);
  });

  it('names no longer those who delete their account, of whom the table has each response by itself', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const join = async (event: { urlHash: string }, name: string) =>
      mark(event, (await aResponse(server, event, { name }, { as: name.toLowerCase() })).id);
    for (const name of ['Ann', 'Bob', 'Cleo']) await join(first, name);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    for (const name of ['Bob', 'Cleo']) await join(second, name);
    for (const as of ['bob', 'cleo']) await server.rest('DELETE', '/api/me', undefined, { as });
    server.clock.set(AFTER_SECOND);
    expect(await counted(seriesHash)).toEqual(['Ann 1 of 2']);
    expect(await tableOf(server, first)).toEqual([
      'Ann,,1,yes,',
      'Former participant,,1,,yes',
      'Former participant,,1,,yes',
      'Former participant,,1,yes,',
      'Former participant,,1,yes,',
    ]);
  });

  it('names regulars before they ever came, and no longer once they stopped', async () => {
    const { seriesHash } = await aWeekly(server);
    await aRegular(server, seriesHash, { name: 'Cleo', likelihood: 0.5 });
    server.clock.set(AFTER_FIRST);
    const { people } = await read(seriesHash);
    expect(people).toMatchObject([{ name: 'Cleo', came: 0, outOf: 0 }]);
    const path = `/api/series/${seriesHash}/regulars/${people[0]?.regularId ?? 0}`;
    expect((await server.rest('DELETE', path, {}, ADA)).statusCode).toBe(200);
    expect(await counted(seriesHash)).toEqual([]);
  });

  it('is for the organisers alone, each of whom reads of the dates that they organise', async () => {
    const { first, seriesHash } = await aWeekly(server);
    await mark(first, (await aResponse(server, first, { name: 'Ann' })).id);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    await mark(second, (await aResponse(server, second, { name: 'Ann' })).id);
    const third = await nextByClock(server, seriesHash, AFTER_SECOND);
    await joinOrganising(server, third, 'cem');
    for (const [as, status] of [
      [undefined, 401],
      ['mallory', 403],
      ['cem', 200],
      ['ada', 200],
    ] as const) {
      expect([as, (await read(seriesHash, { as })).status]).toEqual([as, status]);
    }
    expect((await read('A'.repeat(22))).status).toBe(404);
    expect(await counted(seriesHash)).toEqual(['Ann 2 of 2']);
    // the first date comes along with a series, since all others are counted from it
    const { dates } = await read(seriesHash, { as: 'cem' });
    expect(dates.map(({ urlHash }) => urlHash)).toEqual([first.urlHash, third.urlHash]);
    expect(await counted(seriesHash, { as: 'cem' })).toEqual(['Ann 1 of 1']);
  });

  it('stays when the series has ended', async () => {
    const { first, seriesHash } = await aWeekly(server);
    await mark(first, (await aResponse(server, first, { name: 'Ann' })).id);
    server.clock.set(AFTER_FIRST);
    await changeEvent(server, first, { isRecurring: false, recurrenceFrequency: null });
    expect(await counted(seriesHash)).toEqual(['Ann 1 of 1']);
  });

  it('has the latest dates alone, and counts all of them, in a number of statements that does not rise', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const ann = await aResponse(server, first, { name: 'Ann' });
    await mark(first, ann.id);
    const copy = (...weeks: [from: number, to: number]) =>
      copyDates(server, { eventId: first.id, participantId: ann.id, weeks });
    server.clock.set(AFTER_FIRST);
    await copy(1, 1);
    const few = await statementsOf(server, async () => expect(await counted(seriesHash)).toEqual(['Ann 2 of 2']));
    await copy(2, 121);
    const many = await statementsOf(server, async () => expect(await counted(seriesHash)).toEqual(['Ann 104 of 104']));
    expect(many).toBe(few);
    expect((await read(seriesHash)).dates).toHaveLength(12);
    expect((await read(seriesHash)).dates.at(-1)?.urlHash).toBe(first.urlHash);
  });
});
