import type { EventStatus } from '@quorum/domain/decision/rules';
import type { Block, Message } from './Content.ts';
import { factsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { toParticipant } from './toParticipant.ts';
import { countsOf } from './words.ts';

/** A decision, and what it was made by. */
export interface DecidedEvent {
  event: MailEvent;
  status: EventStatus;
  /** What the organiser said. */
  reason: string | null;
  isByClock: boolean;
  /** How many people it needed then, and had by its rule. */
  threshold: number;
  expected: number;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** To those who responded: the event takes place, does not, or is open again. */
export const decided = (subject: DecidedEvent, surroundings: Surroundings): Message => {
  const { event, status, reason, isByClock } = subject;
  const { language, isConfirmed } = surroundings;
  const { decided: says, status: ofStatus, seeEvent } = messagesIn(language);
  const told = says[status];
  return toParticipant(
    {
      event,
      says: told,
      blocks: [
        paragraph(told.text),
        ...(isByClock && status === 'CALLED_OFF' ? [paragraph(says.tooFew(countsOf(subject, language)))] : []),
        // whose address anybody may have typed gets no words of others
        ...(reason && isConfirmed ? [paragraph(says.because(reason))] : []),
        factsOf(event, surroundings),
        paragraph(ofStatus.file),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
    },
    surroundings,
  );
};
