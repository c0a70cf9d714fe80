import type { EventStatus } from '@quorum/domain/decision/rules';
import type { Block, Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { calendarFile, ownResponse, takesOf, type OwnStanding } from './parts/ownStanding.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { byRule, type CountedByRule } from './parts/standing.ts';
import { toParticipant } from './parts/toParticipant.ts';

/** A decision, and what it was made by. */
export interface DecidedEvent extends CountedByRule {
  event: MailEvent;
  status: EventStatus;
  /** The reason that the organiser gave. */
  reason: string | null;
  isByClock: boolean;
  own: OwnStanding;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** To those who responded: the event takes place, does not, or is open again. */
export const decided = (subject: DecidedEvent, surroundings: Surroundings): Message => {
  const { event, status, reason, isByClock, own } = subject;
  const { language, isConfirmed } = surroundings;
  const { decided: words, standing, seeEvent } = messagesIn(language);
  const texts = words[status];
  return toParticipant(
    {
      event,
      words: texts,
      takes: status === 'CALLED_OFF' ? null : takesOf(own),
      blocks: [
        paragraph(status === 'CALLED_OFF' ? texts.text : `${texts.text} ${ownResponse(own, language)}`),
        ...(isByClock && status === 'CALLED_OFF' ? [paragraph(byRule(standing.needed, subject, language))] : []),
        // whose address anybody may have typed gets no words of others
        ...(reason && isConfirmed ? [paragraph(words.because({ reason }))] : []),
        factsOf(event, surroundings),
        calendarFile(own, language),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
    },
    surroundings,
  );
};
