import type { Block, Message } from './Content.ts';
import { pollFactsOf } from './facts.ts';
import { messagesIn } from './languages/messagesIn.ts';
import type { Surroundings } from './MailEvent.ts';
import { titleInSubject } from './titleInSubject.ts';

interface Parts {
  poll: { title: string; location: string; creatorName: string };
  says: { subject: (title: string) => string; heading: string; whyTyped: string };
  /** What follows the facts of the poll. */
  blocks: readonly Block[];
}

/** A mail to somebody who voted in a poll, or whose address somebody gave. */
export const toVoter = ({ poll, says, blocks }: Parts, surroundings: Surroundings): Message => {
  const { language, isConfirmed } = surroundings;
  return {
    subject: says.subject(titleInSubject(poll, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [pollFactsOf(poll, surroundings), ...blocks],
      reason: isConfirmed ? messagesIn(language).voteConfirmation.why : says.whyTyped,
    },
  };
};
