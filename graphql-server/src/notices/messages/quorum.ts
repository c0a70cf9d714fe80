import type { Message } from './Content.ts';
import { briefFactsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { seatsBlock } from './seats.ts';
import { titleInSubject } from './titleInSubject.ts';
import { shortDay } from './when.ts';
import { countsOf, type Standing } from './words.ts';

interface Subject extends Standing {
  event: MailEvent;
  isEnough: boolean;
}

/** To the organiser: enough people are in, or no longer. */
export const quorum = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, isEnough } = subject;
  const { language } = surroundings;
  const { quorum: says, seeEvent, whyOrganiser } = messagesIn(language);
  return {
    subject: (isEnough ? says.enoughSubject : says.notEnoughSubject)(
      titleInSubject(event, language),
      shortDay(event, language),
    ),
    content: {
      ...surroundings,
      heading: isEnough ? says.enough : says.notEnough,
      blocks: [
        briefFactsOf(event, language),
        seatsBlock(subject.seats, (isEnough ? says.canHappen : says.changedMind)(countsOf(subject, language))),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: whyOrganiser,
    },
  };
};
