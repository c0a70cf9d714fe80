import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { aResponse } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useServer } from '../support/useServer.ts';
import { copyDates, countedIn, markAt, readAttendance, tableOf } from './attendanceSteps.ts';
import { AFTER_FIRST, AFTER_SECOND, aRegular, aWeekly, nextByClock } from './regularSteps.ts';

const server = useServer();
const ADA = { as: 'ada' };
const BEA = { as: 'bea' };

describe('of a series that was handed over, with one date that stayed', () => {
  let seriesHash: string;
  let [kept, given]: EventView[] = [];
  beforeEach(async () => {
    const series = await aWeekly(server);
    ({ seriesHash } = series);
    kept = await nextByClock(server, seriesHash, AFTER_FIRST);
    await markAt(server, kept, (await aResponse(server, kept, { name: 'Ann', email: 'ann@example.com' })).id);
    given = await nextByClock(server, seriesHash, AFTER_SECOND);
    const door = restDoor(server);
    const { token } = (await door.handOverEvent(given, ADA)).result as { token: string };
    expect((await door.takeOverEvent(given, token, BEA)).code).toBe('OK');
    await aRegular(server, seriesHash, { name: 'Nina', email: 'nina@example.com' });
  });

  it('the organiser before reads about that date, and of no regular of the new one', async () => {
    expect(await tableOf(server, kept as EventView)).toEqual(['Ann,ann@example.com,1,yes']);
    expect((await readAttendance(server, seriesHash)).status).toBe(403);
  });

  it('neither does somebody who organises that date alone', async () => {
    await joinOrganising(server, kept as EventView, 'dora');
    expect(await tableOf(server, kept as EventView, { as: 'dora' })).toEqual(['Ann,ann@example.com,1,yes']);
    expect((await readAttendance(server, seriesHash, { as: 'dora' })).status).toBe(403);
  });

  it('the new organiser reads of their regulars, and nothing about that date', async () => {
    expect(await tableOf(server, given as EventView, BEA)).toEqual(['Nina,nina@example.com,0,,?']);
    expect(await countedIn(server, seriesHash, BEA)).toEqual(['Nina 0 of 0']);
  });
});

it('dates of others do not count towards how many are counted', async () => {
  const { first, seriesHash } = await aWeekly(server);
  const ann = await aResponse(server, first, { name: 'Ann' });
  await markAt(server, first, ann.id);
  const copied = { eventId: first.id, participantId: ann.id };
  await copyDates(server, { ...copied, weeks: [1, 110], creatorId: 'bea' });
  await copyDates(server, { ...copied, weeks: [120, 120] });
  server.clock.set(AFTER_FIRST);
  expect(await countedIn(server, seriesHash)).toEqual(['Ann 2 of 2']);
  expect(await tableOf(server, first)).toEqual(['Ann,,2,yes,yes']);
});
