import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { firstCalendarFile, takesOf, type OwnStanding } from './parts/ownStanding.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { lineOfEvent } from './parts/titleInSubject.ts';
import { responseText } from './parts/words.ts';
import { whyResponded } from './parts/whyResponded.ts';

interface Subject {
  event: MailEvent;
  /** Of somebody who voted on the date; null for its organiser. */
  own: OwnStanding | null;
}

/** A date of a poll has become an event. */
export const dateFound = ({ event, own }: Subject, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { dateFound: words, seeEvent, whyOrganiser } = messagesIn(language);
  return {
    ...lineOfEvent(words.subject, event, language, {
      url: eventUrl(surroundings, event),
      takes: own && takesOf(own),
    }),
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [
        {
          kind: 'paragraph',
          text: own ? words.voter({ answer: responseText(own.response, language) }) : words.organiser,
        },
        factsOf(event, surroundings),
        ...(own ? firstCalendarFile(own, language) : []),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: own ? whyResponded(surroundings) : whyOrganiser,
    },
  };
};
