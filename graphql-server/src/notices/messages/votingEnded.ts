import { pollUrl, type Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import type { Message } from './parts/Content.ts';
import { toVoter } from './parts/toVoter.ts';

/** Why no more votes are taken: no date was likely enough, or the organiser picked none, or they have closed the poll. */
type Ending = 'NOT_ENOUGH' | 'NOT_PICKED' | 'CLOSED';

interface Subject {
  poll: { urlHash: string; title: string; location: string; creatorName: string };
  because: Ending;
  /** Whether the organiser could still pick a date. */
  hasDateAhead: boolean;
}

/** To a voter: voting has ended, and there is no date. */
export const votingEnded = ({ poll, because, hasDateAhead }: Subject, surroundings: Surroundings): Message => {
  const { votingEnded: words, pollClosed } = messagesIn(surroundings.language);
  return toVoter(
    {
      poll,
      words,
      blocks: [
        { kind: 'paragraph', text: words.because[because] },
        { kind: 'paragraph', text: hasDateAhead ? words.mayPick : words.allOver },
        { kind: 'button', label: pollClosed.button, url: pollUrl(surroundings, poll) },
      ],
    },
    surroundings,
  );
};
