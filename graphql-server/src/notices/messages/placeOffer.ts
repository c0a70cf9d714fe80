import type { WaitlistRule } from '@quorum/domain/decision/rules';
import type { DateTime } from 'luxon';
import type { OfferEnd } from '../../activity/Activity.ts';
import type { Block, Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { toParticipant } from './parts/toParticipant.ts';
import { textedTime, shortWhen } from './parts/when.ts';

interface Offered {
  event: MailEvent;
  rule: WaitlistRule;
  seats: number;
  /** How many they are, who wait. */
  party: number;
  until: DateTime;
  answerUrl: string;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** To somebody on the waitlist: places are held for them, or free for the first who accepts. */
export const placeOffered = (subject: Offered, surroundings: Surroundings): Message => {
  const { event, rule, seats, party, answerUrl } = subject;
  const { language } = surroundings;
  const { placeOffered: words, asked, sms } = messagesIn(language);
  const end = { date: subject.until, timezone: event.timezone };
  const until = shortWhen(end, language);
  return toParticipant(
    {
      event,
      words: { ...words, heading: words.heading(seats) },
      blocks: [
        ...(seats < party ? [paragraph(words.forFewer(seats, party))] : []),
        paragraph(rule === 'OFFERED_TO_ALL' ? words.toAll(seats, until) : words.inOrder(seats, until)),
        factsOf(event, surroundings),
        { kind: 'button', label: words.button, url: answerUrl },
        paragraph(words.keeps),
        paragraph(asked.link),
      ],
      takes: 'ANSWER',
      // a no lets it go, and waits on; how many come is more than a button says
      ...(seats >= party && { question: { url: answerUrl, in: 'IN', out: 'MAYBE' } as const }),
      // no hold lasts a day
      texted: (title, when) => sms.placeFree(title, when, textedTime(end, language)),
    },
    surroundings,
  );
};

interface Ended {
  event: MailEvent;
  how: OfferEnd['how'];
}

/** To somebody who has not taken a place that was offered. */
export const offerEnded = ({ event, how }: Ended, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { offerEnded: words, seeEvent } = messagesIn(language);
  return toParticipant(
    {
      event,
      words: words[how],
      blocks: [
        paragraph(words[how].text),
        factsOf(event, surroundings),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
    },
    surroundings,
  );
};
