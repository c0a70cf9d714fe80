import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { toParticipant } from './parts/toParticipant.ts';

interface Subject {
  event: MailEvent;
  answerUrl: string;
}

/** To a person who said yes days ago, on the morning of the event. */
export const stillIn = ({ event, answerUrl }: Subject, surroundings: Surroundings): Message => {
  const { stillIn: words, asked } = messagesIn(surroundings.language);
  return toParticipant(
    {
      event,
      words,
      takes: 'ANSWER',
      question: { url: answerUrl, in: 'IN', out: 'OUT' },
      blocks: [
        { kind: 'paragraph', text: words.text },
        factsOf(event, surroundings),
        { kind: 'button', label: words.button, url: answerUrl },
        { kind: 'paragraph', text: asked.link },
      ],
    },
    surroundings,
  );
};
