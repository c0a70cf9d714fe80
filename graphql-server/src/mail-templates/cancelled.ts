import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import type { MailEvent, Surroundings } from './MailEvent.ts';
import { shortWhen } from './when.ts';

/** To those who answered, when the event was deleted. */
export const cancelled = ({ event }: { event: MailEvent }, surroundings: Surroundings): Message => ({
  subject: `Cancelled: ${shortWhen(event)}`,
  content: {
    ...surroundings,
    heading: 'This event was cancelled',
    blocks: [
      { kind: 'paragraph', text: 'Its organiser has cancelled an event that you answered to. It does not take place:' },
      factsOf(event),
      { kind: 'paragraph', text: 'The attached file takes it out of your calendar.' },
      { kind: 'button', label: 'See other events', url: surroundings.publicUrl },
    ],
    reason: 'You get this because this address was left with an answer to the event. Nothing more will come about it.',
  },
});
