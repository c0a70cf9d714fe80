import { toLocalInput } from '@quorum/domain/event/timezone';
import { DateTime } from 'luxon';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { voteOf } from '../grid/likelihoods.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';

export interface PollVotes extends Pick<PollFragment, 'timezone' | 'voters'> {
  options: readonly Pick<PollFragment['options'][number], 'date' | 'endTime'>[];
}

/** `2026-12-01 19:00`, which spreadsheets know as a date in every language. */
const written = (iso: string, timezone: string) => toLocalInput(DateTime.fromISO(iso), timezone).split('T');

const headingOf = ({ date, endTime }: PollVotes['options'][number], timezone: string): string => {
  const [day = '', start = ''] = written(date, timezone);
  if (!endTime) return `${day} ${start}`;
  const [lastDay, end = ''] = written(endTime, timezone);
  return `${day} ${start} – ${lastDay === day ? '' : `${String(lastDay)} `}${end}`;
};

const cellOf = (likelihood: number | null): string => {
  const vote = voteOf(likelihood ?? undefined);
  if (vote === 'none') return '';
  return vote === 'maybe' ? formatPercent(likelihood ?? 0) : pollsText[vote];
};

/** Everybody's votes on each date: a row for each person, which `readTable` can read again. */
export const votesTable = ({ options, voters, timezone }: PollVotes): string[][] => [
  [responseFormsText.name, ...options.map((option) => headingOf(option, timezone)), pollsText.comment],
  ...voters.map(({ name, comment, likelihoods }) => [
    name,
    ...options.map((_, place) => cellOf(likelihoods[place] ?? null)),
    comment,
  ]),
];
