import { describe, expect, it } from '@jest/globals';
import { planImport } from '@quorum/domain/poll/table/planImport';
import { delimiterIn, writeCsv } from '@quorum/domain/poll/table/writeCsv';
import { DateTime } from 'luxon';
import { type PollVotes, votesTable } from '../../../src/features/polls/organise/votesTable.ts';
import { aVoter } from '../../support/aPoll.ts';

const NOW = DateTime.fromISO('2026-11-24T12:00:00Z');

const anOption = (date: string, endTime: string | null = null) => ({ date, endTime });

const poll: PollVotes = {
  timezone: 'Europe/Berlin',
  options: [
    anOption('2026-12-01T18:00:00Z', '2026-12-01T19:30:00Z'),
    anOption('2026-12-02T22:00:00Z', '2026-12-03T00:00:00Z'),
    anOption('2027-05-03T17:00:00Z'),
  ],
  voters: [
    aVoter({ 1: 1, 2: 0, 3: 0.6 }, { name: 'Zoë; "Z"', comment: '=1+1' }),
    aVoter({ 2: 1 }, { name: 'Bo', comment: 'Only\nafter work' }),
  ],
};

describe('the votes of a poll as a table', () => {
  it('have a row for each person, and the dates by the clocks of the poll', () => {
    expect(votesTable(poll)).toEqual([
      ['Name', '2026-12-01 19:00 – 20:30', '2026-12-02 23:00 – 2026-12-03 01:00', '2027-05-03 19:00', 'Comment'],
      ['Zoë; "Z"', 'Yes', 'No', '60%', '=1+1'],
      ['Bo', '', 'Yes', '', 'Only\nafter work'],
    ]);
  });

  it.each(['en-US', 'de-DE'])('can be imported into a poll again (%s)', (locale) => {
    const csv = writeCsv(votesTable(poll), delimiterIn(locale));
    const plan = planImport(csv, { timezone: poll.timezone, options: [], voters: [] }, NOW);
    expect(plan.options.map(({ date }) => date.toUTC().toISO({ suppressMilliseconds: true }))).toEqual(
      poll.options.map(({ date }) => date),
    );
    expect(plan.options.map(({ endTime }) => endTime?.toUTC().toISO({ suppressMilliseconds: true }) ?? null)).toEqual(
      poll.options.map(({ endTime }) => endTime),
    );
    expect(plan.leftOutRows).toEqual([]);
    expect(plan.voters.map(({ name, votes }) => [name, votes])).toEqual([
      ['Zoë; "Z"', [1, 0, 0.6]],
      ['Bo', [null, 1, null]],
    ]);
  });
});
