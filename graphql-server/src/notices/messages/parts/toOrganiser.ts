import type { Block, Message } from './Content.ts';
import { briefFactsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { messagesIn } from '../../../messages/messagesIn.ts';
import { lineOfEvent, type Line } from './titleInSubject.ts';
import { shortDay } from './when.ts';

interface Parts {
  event: MailEvent;
  words: { subject: Line; heading: string };
  /** Between the facts and the button. */
  blocks: readonly Block[];
}

/** A mail to the organiser of an event. */
export const toOrganiser = ({ event, words, blocks }: Parts, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { seeEvent, whyOrganiser } = messagesIn(language);
  const url = eventUrl(surroundings, event);
  return {
    ...lineOfEvent(words.subject, event, language, { url, when: shortDay }),
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [briefFactsOf(event, language), ...blocks, { kind: 'button', label: seeEvent, url }],
      reason: whyOrganiser,
    },
  };
};
