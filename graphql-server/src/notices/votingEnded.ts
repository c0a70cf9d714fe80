import { hasOptionAhead } from '@quorum/domain/poll/status';
import { pollClosed as toOrganiser } from './messages/pollClosed.ts';
import { votingEnded as message } from './messages/votingEnded.ts';
import { votingOf } from '../use-cases/polls/votingOf.ts';
import { ifNotTooOften, organiserOfPoll, votersBesideOrganiser } from './audiences.ts';
import { ofPoll, type AboutPoll } from './Notice.ts';

/** Why there is no date once the time to vote is over. */
const withoutDate = ({ poll }: AboutPoll) => (poll.autoScheduleChance === null ? 'NOT_PICKED' : 'NOT_ENOUGH');

const isDateAhead = ({ poll, transaction }: AboutPoll) => hasOptionAhead(votingOf(poll), transaction.clock.now());

/**
 * That voting has ended without a date, to those who voted: by the clock, or because the organiser lets the poll go. Where it
 * was opened again or became an event meanwhile, that is not so any more.
 */
export const votingEnded = ofPoll(['poll.closed'], {
  kind: 'status',
  when: ({ poll }) => poll.status === 'CLOSED',
  audience: async (about) =>
    ifNotTooOften(about.transaction, await votersBesideOrganiser(about.transaction, about.poll), {
      limit: 'endsOfPoll',
      urlHash: about.poll.urlHash,
    }),
  message: (about) => {
    const because = about.activity.by === 'ORGANISER' ? 'CLOSED' : withoutDate(about);
    const subject = { poll: about.poll, because, hasDateAhead: isDateAhead(about) } as const;
    return (_, surroundings) => message(subject, surroundings);
  },
});

/** The same to the organiser, who knows what they have closed themselves. */
export const pollClosed = ofPoll(['poll.closed'], {
  kind: 'quorum',
  when: ({ poll, activity }) => activity.by === 'CLOCK' && poll.status === 'CLOSED',
  audience: organiserOfPoll,
  message: (about) => {
    const subject = { poll: about.poll, because: withoutDate(about), hasDateAhead: isDateAhead(about) } as const;
    return (_, surroundings) => toOrganiser(subject, surroundings);
  },
});
