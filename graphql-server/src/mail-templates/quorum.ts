import type { Message } from './Content.ts';
import { briefFactsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { shortDay } from './when.ts';
import { ratioOf } from './words.ts';

interface Subject {
  event: MailEvent;
  isEnough: boolean;
  expected: number;
  threshold: number;
}

/** To the organiser: enough people are in, or no longer. */
export const quorum = ({ event, isEnough, expected, threshold }: Subject, surroundings: Surroundings): Message => ({
  subject: isEnough ? `Enough people are in for ${shortDay(event)}` : `No longer enough people for ${shortDay(event)}`,
  content: {
    ...surroundings,
    heading: isEnough ? 'Enough people are in' : 'No longer enough people',
    blocks: [
      briefFactsOf(event),
      {
        kind: 'paragraph',
        text: isEnough
          ? `It has ${ratioOf(expected, threshold)}: it can happen.`
          : `Somebody changed their mind, or you the number: it has ${ratioOf(expected, threshold)}.`,
      },
      { kind: 'button', label: 'See the event', url: eventUrl(surroundings, event) },
    ],
    reason: 'You get this because you organise this event.',
  },
});
