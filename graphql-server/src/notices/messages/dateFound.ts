import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { firstCalendarFile, type OwnStanding } from './ownStanding.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { titleInSubject } from './titleInSubject.ts';
import { shortWhen } from './when.ts';
import { responseText } from './words.ts';
import { whyResponded } from './whyResponded.ts';

interface Subject {
  event: MailEvent;
  /** Of somebody who voted on the date; null for its organiser. */
  own: OwnStanding | null;
}

/** A date of a poll has become an event. */
export const dateFound = ({ event, own }: Subject, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { dateFound: says, seeEvent, whyOrganiser } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(event, language), shortWhen(event, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [
        { kind: 'paragraph', text: own ? says.voter(responseText(own.response, language)) : says.organiser },
        factsOf(event, surroundings),
        ...(own ? firstCalendarFile(own, language) : []),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: own ? whyResponded(surroundings) : whyOrganiser,
    },
  };
};
