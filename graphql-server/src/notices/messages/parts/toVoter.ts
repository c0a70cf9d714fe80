import type { Block, Message } from './Content.ts';
import { pollFactsOf } from './facts.ts';
import { messagesIn } from '../../../messages/messagesIn.ts';
import type { Surroundings } from './MailEvent.ts';
import { titleInSubject } from './titleInSubject.ts';

interface Parts {
  poll: { title: string; location: string; creatorName: string };
  words: {
    subject: (poll: { title: string }) => string;
    heading: string;
    /** Why an address gets it that anybody may have typed; left out, since somebody voted with it. */
    whyTyped?: string;
  };
  /** What follows the facts of the poll. */
  blocks: readonly Block[];
  /** What follows why they get it. */
  last?: string;
}

/** A mail to somebody who voted in a poll, or whose address somebody gave. */
export const toVoter = ({ poll, words, blocks, last }: Parts, surroundings: Surroundings): Message => {
  const { language, isConfirmed } = surroundings;
  const { voteConfirmation, whyVoterTyped } = messagesIn(language);
  const why = isConfirmed ? voteConfirmation.why : (words.whyTyped ?? whyVoterTyped);
  return {
    subject: words.subject({ title: titleInSubject(poll, language) }),
    sms: null,
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [pollFactsOf(poll, surroundings), ...blocks],
      reason: last === undefined ? why : `${why} ${last}`,
    },
  };
};
