import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { calendarFile, ownResponse, takesOf, type OwnStanding } from './parts/ownStanding.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { byRule, type CountedByRule } from './parts/standing.ts';
import { toOrganiser } from './parts/toOrganiser.ts';
import { toParticipant } from './parts/toParticipant.ts';

interface Counted extends CountedByRule {
  event: MailEvent;
}

/** To somebody on the standby list: the event is on, and too few are in. */
export const seatIsFree = (subject: Counted & { answerUrl: string }, surroundings: Surroundings): Message => {
  const { event, answerUrl } = subject;
  const { language } = surroundings;
  const { seat: words, standing, asked } = messagesIn(language);
  return toParticipant(
    {
      event,
      words,
      takes: 'ANSWER',
      question: { url: answerUrl, in: 'IN', out: 'OUT' },
      blocks: [
        { kind: 'paragraph', text: byRule(standing.seat, subject, language) },
        factsOf(event, surroundings),
        { kind: 'button', label: words.button, url: answerUrl },
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
  const words = seat.claimed;
  return toParticipant(
    {
      event,
      words,
      takes: takesOf(own),
      blocks: [
        { kind: 'paragraph', text: `${words.text} ${ownResponse(own, language)}` },
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
  const words = seat.late;
  return toParticipant(
    {
      event,
      words,
      blocks: [
        { kind: 'paragraph', text: words.text },
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
  const { recovery: words, standing } = messagesIn(language);
  const text = byRule(standing.recovery, subject, language);
  return toOrganiser({ event, words, blocks: [{ kind: 'paragraph', text }] }, surroundings);
};

/** To the organiser of a confirmed event: it has too few people again. */
export const fall = (subject: Counted & { askedCount: number }, surroundings: Surroundings): Message => {
  const { event, askedCount } = subject;
  const { language } = surroundings;
  const { fall: words, standing } = messagesIn(language);
  const texts = [
    byRule(standing.fall, subject, language),
    askedCount > 0 ? words.asked({ count: askedCount }) : words.nobody,
  ];
  return toOrganiser({ event, words, blocks: texts.map((text) => ({ kind: 'paragraph', text })) }, surroundings);
};
