import type { Counted } from '@quorum/domain/event/progress';
import { type OptionStanding, standingOf } from '@quorum/domain/poll/standing';
import type { PollFragment } from '../../../generated/graphql.generated.ts';
import type { Votes } from './likelihoods.ts';

type Poll = Pick<PollFragment, 'options' | 'voters' | 'participantThreshold' | 'capacity'>;

/** How the options stand with one's own votes as they are on the screen, by the rule of the server. */
export const standingWith = (poll: Poll, own: { id: string | undefined; votes: Votes }, now: number) => {
  const byOption = new Map<string, { likelihood: number }[]>(poll.options.map(({ id }) => [id, []]));
  const count = (optionId: string, likelihood: number) => byOption.get(optionId)?.push({ likelihood });
  for (const { id, votes } of poll.voters) {
    if (id !== own.id) for (const { optionId, likelihood } of votes) count(optionId, likelihood);
  }
  for (const [optionId, likelihood] of Object.entries(own.votes)) count(optionId, likelihood);
  const options = poll.options.map(({ id, date }) => ({ id, start: Date.parse(date), votes: byOption.get(id) ?? [] }));
  return standingOf(options, poll, now);
};

/** The votes for an option, as the picture of seats takes them. */
export const seatsOfVotes = ({ yes, maybe }: Pick<OptionStanding, 'yes' | 'maybe'>): Counted[] => [
  ...Array.from({ length: yes }, () => ({ likelihood: 1, status: 'GOING' as const })),
  ...Array.from({ length: maybe }, () => ({ likelihood: 0.5, status: 'MAYBE' as const })),
];
