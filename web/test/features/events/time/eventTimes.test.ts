import { expect, it } from '@jest/globals';
import { describeWhen, viewersTime } from '../../../../src/features/events/time/describeWhen.ts';
import { needsCalendar } from '../../../../src/features/events/time/useStage.ts';
import { isEventDayOver } from '../../../../src/features/events/time/eventTimes.ts';

const evening = { date: '2026-05-01T22:30:00Z', endTime: '2026-05-02T00:00:00Z', timezone: 'America/New_York' };

it("says the day and the time by the clocks of the event's own zone", () => {
  const { day, time } = describeWhen(evening);
  expect(day).toBe('Fri, May 1, 2026');
  expect(time).toMatch(/^6:30\sPM – 8:00\sPM EDT$/);
});

it('adds the time of the viewer where the two differ, with the day where that differs too', () => {
  expect(viewersTime(evening, 'Europe/Berlin')).toMatch(/^Sat, May 2, 2026, 12:30\sAM – 2:00\sAM$/);
  expect(viewersTime(evening, 'America/Chicago')).toMatch(/^5:30\sPM – 7:00\sPM$/);
});

it("adds nothing where the viewer's clocks show the same, whatever their zone is called", () => {
  expect(viewersTime(evening, 'America/New_York')).toBeNull();
  expect(viewersTime(evening, 'America/Toronto')).toBeNull();
});

it('names the day of an end that is on another day', () => {
  const { time } = describeWhen({ ...evening, endTime: '2026-05-02T06:00:00Z' });
  expect(time).toMatch(/^6:30\sPM – Sat, May 2, 2026, 2:00\sAM EDT$/);
});

it('names the zone at each end where its clocks change in between', () => {
  const night = { date: '2026-10-24T22:00:00Z', endTime: '2026-10-25T02:30:00Z', timezone: 'Europe/Berlin' };
  expect(describeWhen(night).time).toMatch(/^12:00\sAM CEST – 3:30\sAM CET$/);
  const spring = { date: '2026-03-08T06:30:00Z', endTime: '2026-03-08T08:00:00Z', timezone: 'America/New_York' };
  expect(describeWhen(spring).time).toMatch(/^1:30\sAM EST – 4:00\sAM EDT$/);
});

it('says the start alone when there is no end', () => {
  expect(describeWhen({ ...evening, endTime: null }).time).toMatch(/^6:30\sPM EDT$/);
});

it("asks a calendar only of what is past and lately begun: whether the event's day is over in its own zone", () => {
  const isAsked = (now: string) => needsCalendar(evening, Date.parse(now));
  expect(isAsked('2026-05-02T00:00:00Z')).toBe(false);
  expect(isAsked('2026-05-02T01:00:00Z')).toBe(true);
  expect(isAsked('2026-05-04T01:00:00Z')).toBe(false);
  expect(isEventDayOver(evening, Date.parse('2026-05-02T03:59:59.999Z'))).toBe(false);
  expect(isEventDayOver(evening, Date.parse('2026-05-02T04:00:00Z'))).toBe(true);
});
