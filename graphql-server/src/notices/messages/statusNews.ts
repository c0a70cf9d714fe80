import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { calendarFile, ownResponse, type OwnStanding } from './ownStanding.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { toParticipant } from './toParticipant.ts';

/** What became of a response because of what others did. */
export type StatusNews = 'PLACED' | 'MET' | 'MET_BUT_FULL' | 'NOT_MET';

interface Subject {
  event: MailEvent;
  news: StatusNews;
  own: OwnStanding;
}

/** To somebody who has a place now, or whose condition holds, or no longer does. */
export const statusNews = ({ event, news, own }: Subject, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { status, seeEvent } = messagesIn(language);
  const says = status[news];
  return toParticipant(
    {
      event,
      says,
      blocks: [
        { kind: 'paragraph', text: news === 'PLACED' ? `${says.text} ${ownResponse(own, language)}` : says.text },
        factsOf(event, surroundings),
        calendarFile(own, language),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
    },
    surroundings,
  );
};
