import type { When } from '@quorum/domain/event/news';
import type { Message } from './Content.ts';
import { pollFactsOf } from './facts.ts';
import type { Surroundings } from './MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { titleInSubject } from './titleInSubject.ts';
import { describeWhen } from './when.ts';
import { responseText } from './words.ts';

interface Subject {
  poll: { title: string; location: string; creatorName: string };
  /** What was said of which date. Nothing else is in it: the reader may not be the person who typed the address. */
  votes: readonly (When & { likelihood: number })[];
  /** Opens the votes on any device. */
  voteUrl: string;
}

/** To a voter who left an address. */
export const voteConfirmation = ({ poll, votes, voteUrl }: Subject, surroundings: Surroundings): Message => {
  const { language, isConfirmed } = surroundings;
  const { voteConfirmation: says } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(poll, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [
        pollFactsOf(poll, surroundings),
        {
          kind: 'list',
          items: votes.map((vote) => ({ text: `${describeWhen(vote, language)}: ${responseText(vote, language)}` })),
        },
        { kind: 'paragraph', text: says.next },
        { kind: 'paragraph', text: says.link },
        { kind: 'button', label: says.button, url: voteUrl },
      ],
      reason: isConfirmed ? says.why : says.whyTyped,
    },
  };
};
