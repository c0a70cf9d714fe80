import { hasOptionAhead } from '@quorum/domain/poll/status';
import { votingEnded as message } from './messages/votingEnded.ts';
import { votingOf } from '../use-cases/polls/votingOf.ts';
import { ifNotTooOften, votersBesideOrganiser } from './audiences.ts';
import { ofPoll, type AboutPoll } from './Notice.ts';

const endingOf = ({ poll, activity }: AboutPoll<'poll.closed'>) => {
  if (activity.by === 'ORGANISER') return 'CLOSED';
  return poll.autoScheduleChance === null ? 'NOT_PICKED' : 'NOT_ENOUGH';
};

/**
 * That voting has ended without a date, to those who voted: by the clock, or because the organiser lets the poll go. Where it
 * was opened again or became an event meanwhile, that is not so any more.
 */
export const votingEnded = ofPoll(['poll.closed'], {
  kind: 'status',
  when: ({ poll }) => poll.status === 'CLOSED',
  audience: async (about) =>
    ifNotTooOften(about.transaction, await votersBesideOrganiser(about), {
      limit: 'endsOfPoll',
      urlHash: about.poll.urlHash,
    }),
  message: (about) => {
    const { poll, transaction } = about;
    const hasDateAhead = hasOptionAhead(votingOf(poll), transaction.clock.now());
    const subject = { poll, because: endingOf(about), hasDateAhead } as const;
    return (_, surroundings) => message(subject, surroundings);
  },
});
