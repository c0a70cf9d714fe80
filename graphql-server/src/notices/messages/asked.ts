import { shownChance } from '@quorum/domain/decision/shownChance';
import type { DateTime } from 'luxon';
import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { toParticipant } from './parts/toParticipant.ts';
import { shortWhen } from './parts/when.ts';
import { percent, responseText, type DescribedResponse } from './parts/words.ts';

interface Subject {
  event: MailEvent;
  decideAt: DateTime;
  /** What they said. */
  response: DescribedResponse;
  /** The chance that the event happens if they come, and if they do not. */
  withThem: number;
  withoutThem: number;
  answerUrl: string;
}

/** To somebody who is undecided and whose reply decides most. */
export const asked = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, decideAt, response, withThem, withoutThem, answerUrl } = subject;
  const { language } = surroundings;
  const { asked: words } = messagesIn(language);
  const inWords = (chance: number) => shownChance(chance, (share) => percent(share, language));
  const decides = shortWhen({ date: decideAt, timezone: event.timezone }, language);
  return toParticipant(
    {
      event,
      words,
      takes: 'ANSWER',
      question: { url: answerUrl, in: 'IN', out: 'OUT' },
      blocks: [
        { kind: 'paragraph', text: words.said({ answer: responseText(response, language) }) },
        factsOf(event, surroundings),
        { kind: 'paragraph', text: words.decides({ when: decides }) },
        { kind: 'paragraph', text: words.difference({ withYou: inWords(withThem), withoutYou: inWords(withoutThem) }) },
        { kind: 'button', label: words.button, url: answerUrl },
        { kind: 'paragraph', text: words.link },
      ],
    },
    surroundings,
  );
};
