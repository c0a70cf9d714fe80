import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { ResponseStatus } from '@quorum/domain/decision/status';
import { FORMER_PARTICIPANT } from '@quorum/domain/response/constants';
import {
  ATTENDEES_MAX,
  attendanceOf,
  listedAttendees,
  type MadeDate,
  type SeriesGuest,
} from '@quorum/domain/series/attendance';

const at = (day: number) => DateTime.utc(2026, 5, day, 16);

/** One that takes two hours. */
const aDate = (day: number, status: MadeDate['status'] = 'GATHERING'): MadeDate => ({
  id: day,
  date: at(day),
  pastAfter: at(day).plus({ hours: 2 }),
  status,
});

type Said = Record<number, boolean | null | ResponseStatus>;

/** Somebody who was marked at a date, or said so much of it. */
const guest = (name: string, said: Said, regularId: number | null = null): SeriesGuest => ({
  name,
  regularId,
  dates: new Map(
    Object.entries(said).map(([day, mark]) => [
      Number(day),
      typeof mark === 'string' ? { status: mark, attended: null } : { status: 'GOING', attended: mark },
    ]),
  ),
});

const NOW = at(20);
const DATES = [aDate(1), aDate(8), aDate(15)];

const counted = (guests: readonly SeriesGuest[], dates = DATES, now = NOW) =>
  attendanceOf(guests, dates, now).map(
    ({ name, came, outOf, lastCame }) => `${name} ${came} of ${outOf}${lastCame ? `, ${lastCame.day}` : ''}`,
  );

const listed = (guests: readonly SeriesGuest[], dates = DATES, now = NOW) =>
  listedAttendees(attendanceOf(guests, dates, now), dates, now).map(({ name }) => name);

describe('how often somebody came', () => {
  it('is said of the dates since their first response', () => {
    expect(counted([guest('Ann', { 1: true, 8: null, 15: true }), guest('Ben', { 8: true, 15: false })])).toEqual([
      'Ann 2 of 3, 15',
      'Ben 1 of 2, 8',
    ]);
  });

  it('goes on while they say nothing, and counts no word as coming', () => {
    expect(counted([guest('Ann', { 1: true, 8: true, 15: true }), guest('Cem', { 1: 'DECLINED' })])).toEqual([
      'Ann 3 of 3, 15',
      'Cem 0 of 3',
    ]);
  });

  it('leaves out dates that were called off, and those at which nobody was marked as there', () => {
    const dates = [aDate(1), aDate(8, 'CALLED_OFF'), aDate(15)];
    expect(
      counted([guest('Ann', { 1: true, 8: true, 15: null }), guest('Ben', { 1: null, 15: false })], dates),
    ).toEqual(['Ann 1 of 1, 1', 'Ben 0 of 1']);
  });

  it('counts a date that is not over for those alone who are there', () => {
    const during = at(15).plus({ hours: 1 });
    expect(counted([guest('Ann', { 1: true, 15: true }), guest('Ben', { 1: true, 15: null })], DATES, during)).toEqual([
      'Ann 2 of 2, 15',
      'Ben 1 of 1, 1',
    ]);
    const end = at(15).plus({ hours: 2 });
    expect(counted([guest('Ann', { 15: true }), guest('Ben', { 1: true, 15: null })], DATES, end)[1]).toBe(
      'Ben 1 of 1, 1',
    );
    const after = end.plus({ milliseconds: 1 });
    expect(counted([guest('Ann', { 15: true }), guest('Ben', { 1: true, 15: null })], DATES, after)[1]).toBe(
      'Ben 1 of 2, 1',
    );
  });

  it('is none of none for somebody who said nothing yet', () => {
    expect(counted([guest('Ann', { 1: true }), guest('Rita', {}, 3)])).toEqual(['Ann 1 of 1, 1', 'Rita 0 of 0']);
  });
});

describe('the list of them', () => {
  it('has those who came most often first, then those who came last, then by name', () => {
    const guests = [
      guest('Zoe', { 1: true, 8: true }),
      guest('Ben', { 1: true }),
      guest('Ann', { 8: true }),
      guest('Alf', { 1: true }),
      guest('Rita', { 15: false }, 3),
    ];
    expect(listed(guests)).toEqual(['Zoe', 'Ann', 'Alf', 'Ben', 'Rita']);
  });

  it('leaves out who is no regular and never came, but for those expected at a date to come', () => {
    const dates = [...DATES, aDate(22), aDate(29, 'CALLED_OFF')];
    const guests = [
      guest('Over', { 15: 'GOING' }),
      guest('Going', { 22: 'GOING' }),
      guest('Maybe', { 22: 'MAYBE' }),
      guest('If', { 22: 'CONDITIONAL' }),
      guest('Queue', { 22: 'WAITLISTED' }),
      guest('No', { 22: 'DECLINED' }),
      guest('Asked', { 22: 'STANDBY' }),
      guest('Off', { 29: 'GOING' }),
    ];
    expect(listed(guests, dates)).toEqual(['Going', 'If', 'Maybe', 'Queue']);
  });

  it('leaves out people who deleted their account, whose dates still count for the others', () => {
    const guests = [guest(FORMER_PARTICIPANT, { 1: true, 8: true }), guest('Ann', { 1: false, 15: true })];
    expect(counted(guests)).toEqual([`${FORMER_PARTICIPANT} 2 of 3, 8`, 'Ann 1 of 3, 15']);
    expect(listed(guests)).toEqual(['Ann']);
  });

  it('ends somewhere', () => {
    const crowd = Array.from({ length: ATTENDEES_MAX + 5 }, (_, place) => guest(`Guest ${place}`, { 1: true }));
    const often = guest('Often', { 1: true, 8: true });
    expect(listed([...crowd, often])).toHaveLength(ATTENDEES_MAX);
    expect(listed([...crowd, often])[0]).toBe('Often');
  });
});
