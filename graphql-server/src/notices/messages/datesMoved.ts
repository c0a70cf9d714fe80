import type { Move } from '@quorum/domain/event/news';
import type { Message } from './Content.ts';
import { pollFactsOf } from './facts.ts';
import { pollUrl, type Surroundings } from './MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { titleInSubject } from './titleInSubject.ts';
import { describeWhen } from './when.ts';

interface Subject {
  poll: { urlHash: string; title: string; location: string; creatorName: string };
  moves: readonly Move[];
}

/** To a voter, when dates that they said something of are at another time. */
export const datesMoved = ({ poll, moves }: Subject, surroundings: Surroundings): Message => {
  const { language, isConfirmed } = surroundings;
  const { datesMoved: says, pollClosed, voteConfirmation } = messagesIn(language);
  const sentence = ({ now, before }: Move) => says.move(describeWhen(now, language), describeWhen(before, language));
  return {
    subject: says.subject(titleInSubject(poll, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [
        pollFactsOf(poll, surroundings),
        { kind: 'paragraph', text: says.byOrganiser },
        { kind: 'list', items: moves.map((move) => ({ text: sentence(move) })) },
        { kind: 'paragraph', text: says.stays },
        { kind: 'button', label: pollClosed.button, url: pollUrl(surroundings, poll) },
      ],
      reason: isConfirmed ? voteConfirmation.why : says.whyTyped,
    },
  };
};
