import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { seatsBlock } from './seats.ts';
import { toParticipant } from './toParticipant.ts';
import { whyResponded } from './whyResponded.ts';
import { countsOf, type Standing } from './words.ts';

interface Subject extends Standing {
  event: MailEvent;
  isEnough: boolean;
}

/** To participants, a day before. */
export const reminder = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, isEnough } = subject;
  const { language } = surroundings;
  const { reminder: says, seeEvent } = messagesIn(language);
  return toParticipant(
    {
      event,
      says,
      blocks: [
        { kind: 'paragraph', text: says.soon },
        factsOf(event, surroundings),
        seatsBlock(subject.seats, (isEnough ? says.enough : says.notEnough)(countsOf(subject, language))),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: `${whyResponded(surroundings)} ${says.once}`,
    },
    surroundings,
  );
};
