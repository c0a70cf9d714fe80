import type { Likely } from '@quorum/domain/response/likelihood';
import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import type { MailEvent, Surroundings } from './MailEvent.ts';
import { shortWhen } from './when.ts';
import { answerOf } from './words.ts';

interface Subject {
  event: MailEvent;
  /** Nothing else of the response is said: whoever typed the address may not be the one who reads this. */
  response: Likely;
  /** Opens the response on any device. */
  responseUrl: string;
}

/** To somebody who answered and left an address. */
export const confirmation = ({ event, response, responseUrl }: Subject, surroundings: Surroundings): Message => ({
  subject: `Your answer is in: ${shortWhen(event)}`,
  content: {
    ...surroundings,
    heading: `Your answer is in: ${answerOf(response)}`,
    blocks: [
      factsOf(event),
      {
        kind: 'paragraph',
        text: 'This link opens your answer on any device, to change or to withdraw it. It is yours alone: whoever has it can do the same.',
      },
      { kind: 'paragraph', text: 'The attached file puts the event into your calendar.' },
      { kind: 'button', label: 'Change or withdraw my answer', url: responseUrl },
    ],
    reason:
      'You get this because somebody, you we hope, answered with this address. If it was not you, withdraw the answer, or unsubscribe.',
  },
});
