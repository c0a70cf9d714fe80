import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { messagesIn } from './messages/messagesIn.ts';
import { titleInSubject } from './titleInSubject.ts';
import { shortWhen } from './when.ts';
import { whyResponded } from './whyResponded.ts';
import { countsOf } from './words.ts';

interface Subject {
  event: MailEvent;
  isEnough: boolean;
  expected: number;
  threshold: number;
}

/** To participants, a day before. */
export const reminder = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, isEnough } = subject;
  const { language } = surroundings;
  const { reminder: says, seeEvent } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(event, language), shortWhen(event, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [
        { kind: 'paragraph', text: says.soon },
        factsOf(event, surroundings),
        { kind: 'paragraph', text: (isEnough ? says.enough : says.notEnough)(countsOf(subject, language)) },
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: `${whyResponded(surroundings)} ${says.once}`,
    },
  };
};
