import type { Block, Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { toParticipant } from './parts/toParticipant.ts';

interface Written {
  event: MailEvent;
  /** Of one line or more. */
  text: string;
}

/** To those who responded: what an organiser writes to them. */
export const organiserMessage = ({ event, text }: Written, surroundings: Surroundings): Message => {
  const { language, isConfirmed } = surroundings;
  const { organiserMessage: words, seeEvent } = messagesIn(language);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // whose address anybody may have typed gets no words of others
  const said = isConfirmed ? lines : [words.onPage];
  return toParticipant(
    {
      event,
      words,
      blocks: [
        ...said.map((line): Block => ({ kind: 'paragraph', text: line })),
        factsOf(event, surroundings),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
    },
    surroundings,
  );
};
