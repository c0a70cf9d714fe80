import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { shortWhen } from './when.ts';
import { ratioOf } from './words.ts';

interface Subject {
  event: MailEvent;
  isEnough: boolean;
  expected: number;
  threshold: number;
}

/** To those who answered, a day before. */
export const reminder = ({ event, isEnough, expected, threshold }: Subject, surroundings: Surroundings): Message => ({
  subject: `Reminder: ${shortWhen(event)}`,
  content: {
    ...surroundings,
    heading: 'It is almost time',
    blocks: [
      { kind: 'paragraph', text: 'An event that you answered to begins within a day.' },
      factsOf(event),
      {
        kind: 'paragraph',
        text: isEnough
          ? `Enough people are in: it has ${ratioOf(expected, threshold)}.`
          : `There are not enough people yet: it has ${ratioOf(expected, threshold)}. If you are coming for sure, say so.`,
      },
      { kind: 'button', label: 'See the event', url: eventUrl(surroundings, event) },
    ],
    reason:
      'You get this because this address was left with an answer to the event. You get one reminder, a day before.',
  },
});
