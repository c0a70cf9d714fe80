import type { Likely } from '@quorum/domain/response/likelihood';
import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import type { MailEvent, Surroundings } from './MailEvent.ts';
import { messagesIn } from './messages/messagesIn.ts';
import { titleInSubject } from './titleInSubject.ts';
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
export const confirmation = ({ event, response, responseUrl }: Subject, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { confirmation: says, whyParticipant } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(event, language), shortWhen(event, language)),
    content: {
      ...surroundings,
      heading: says.heading(answerOf(response, language)),
      blocks: [
        factsOf(event, surroundings),
        { kind: 'paragraph', text: says.link },
        { kind: 'paragraph', text: says.file },
        { kind: 'button', label: says.button, url: responseUrl },
      ],
      reason: surroundings.isConfirmed ? whyParticipant : says.whyTyped,
    },
  };
};
