import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { shortWhen } from './parts/when.ts';
import { whyResponded } from './parts/whyResponded.ts';

interface Subject {
  event: MailEvent;
  reader: 'voter' | 'organiser';
}

/** A date of a poll has become an event. */
export const dateFound = ({ event, reader }: Subject, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { dateFound: words, seeEvent, whyOrganiser } = messagesIn(language);
  return {
    subject: words.subject(titleInSubject(event, language), shortWhen(event, language)),
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: words[reader] },
        factsOf(event, surroundings),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: reader === 'organiser' ? whyOrganiser : whyResponded(surroundings),
    },
  };
};
