import type { Message } from './Content.ts';
import { briefFactsOf, factsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { calendarFile, ownResponse, type OwnStanding } from './ownStanding.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { ruleCounts, type CountedByRule } from './standing.ts';
import { titleInSubject } from './titleInSubject.ts';
import { toParticipant } from './toParticipant.ts';
import { shortDay } from './when.ts';

interface Counted extends CountedByRule {
  event: MailEvent;
}

/** To somebody on the standby list: the event is on, and too few are in. */
export const seatIsFree = (subject: Counted & { answerUrl: string }, surroundings: Surroundings): Message => {
  const { event, answerUrl } = subject;
  const { language } = surroundings;
  const { seat: says, standing, asked } = messagesIn(language);
  return toParticipant(
    {
      event,
      says,
      blocks: [
        { kind: 'paragraph', text: standing.seat(ruleCounts(subject, language)) },
        factsOf(event, surroundings),
        { kind: 'button', label: says.button, url: answerUrl },
        { kind: 'paragraph', text: asked.link },
      ],
    },
    surroundings,
  );
};

interface Gone {
  event: MailEvent;
  own: OwnStanding;
}

/** To somebody who was asked to take a seat: it is theirs. */
export const seatIsYours = ({ event, own }: Gone, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { seat, seeEvent } = messagesIn(language);
  const says = seat.claimed;
  return toParticipant(
    {
      event,
      says,
      blocks: [
        { kind: 'paragraph', text: `${says.text} ${ownResponse(own, language)}` },
        factsOf(event, surroundings),
        calendarFile(own, language),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
    },
    surroundings,
  );
};

/** To somebody who was asked to take a seat: all are taken. */
export const seatIsGone = ({ event }: Pick<Gone, 'event'>, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { seat, seeEvent } = messagesIn(language);
  const says = seat.late;
  return toParticipant(
    {
      event,
      says,
      blocks: [
        { kind: 'paragraph', text: says.text },
        factsOf(event, surroundings),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
    },
    surroundings,
  );
};

/** To the organiser of a confirmed event that had too few people: it has enough again. */
export const recovery = (subject: Counted, surroundings: Surroundings): Message => {
  const { event } = subject;
  const { language } = surroundings;
  const { recovery: says, standing, seeEvent, whyOrganiser } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(event, language), shortDay(event, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [
        briefFactsOf(event, language),
        { kind: 'paragraph', text: standing.recovery(ruleCounts(subject, language)) },
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: whyOrganiser,
    },
  };
};

/** To the organiser of a confirmed event: it has too few people again. */
export const fall = (subject: Counted & { askedCount: number }, surroundings: Surroundings): Message => {
  const { event, askedCount } = subject;
  const { language } = surroundings;
  const { fall: says, standing, seeEvent, whyOrganiser } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(event, language), shortDay(event, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [
        briefFactsOf(event, language),
        { kind: 'paragraph', text: standing.fall(ruleCounts(subject, language)) },
        { kind: 'paragraph', text: askedCount > 0 ? says.asked(askedCount) : says.nobody },
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: whyOrganiser,
    },
  };
};
