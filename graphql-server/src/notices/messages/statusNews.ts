import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { calendarFile, ownResponse, takesOf, type OwnStanding } from './parts/ownStanding.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { toParticipant } from './parts/toParticipant.ts';

/** What became of a response because of what others did. */
export type StatusNews = 'PLACED' | 'TAKEN' | 'MET' | 'MET_BUT_FULL' | 'NOT_MET';

interface Subject {
  event: MailEvent;
  news: StatusNews;
  own: OwnStanding;
}

/** To somebody who has a place now, or whose condition holds, or no longer does. */
export const statusNews = ({ event, news, own }: Subject, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { status, seeEvent } = messagesIn(language);
  const words = status[news];
  return toParticipant(
    {
      event,
      words,
      takes: takesOf(own),
      blocks: [
        {
          kind: 'paragraph',
          text: news === 'PLACED' || news === 'TAKEN' ? `${words.text} ${ownResponse(own, language)}` : words.text,
        },
        factsOf(event, surroundings),
        calendarFile(own, language),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
    },
    surroundings,
  );
};
