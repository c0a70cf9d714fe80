import { describe, expect, it } from '@jest/globals';
import { deletionNote, isInSeries } from '../../../src/features/series/seriesPlace.ts';

const first = { isRecurring: true, parentEventId: null };
const occurrence = { isRecurring: true, parentEventId: '1' };
const lastOfAnEnded = { isRecurring: false, parentEventId: '1' };
const alone = { isRecurring: false, parentEventId: null };

describe('the place of an event in a series', () => {
  it('has what recurs or has a parent', () => {
    expect([first, occurrence, lastOfAnEnded, alone].map(isInSeries)).toEqual([true, true, true, false]);
  });

  it('decides what a deletion means for those who come again', () => {
    expect(deletionNote(first)).toMatch('so the series ends');
    expect(deletionNote(occurrence)).toBe('Only this date is cancelled. The series goes on.');
    expect([lastOfAnEnded, alone].map(deletionNote)).toEqual([null, null]);
  });
});
