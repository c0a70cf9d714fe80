import type { RemindBefore } from '@quorum/domain/notifications/reminders';
import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { ownResponse, takesOf, type OwnStanding } from './parts/ownStanding.ts';
import type { ServerMessages } from '../../messages/catalogues.generated.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { standingBlock, type Standing } from './parts/standing.ts';
import { toParticipant } from './parts/toParticipant.ts';
import { weatherFact, type MailWeather } from './parts/weather.ts';
import { whyResponded } from './parts/whyResponded.ts';

interface Subject extends Standing {
  event: MailEvent;
  own: OwnStanding;
  /** How soon it begins: within a day, if left out. */
  before?: RemindBefore;
  /** Whether their reader wants no other reminder. */
  isOnly?: boolean;
  /** None, if left out. */
  weather?: MailWeather | null;
}

/** That more are expected than needed is no news of too few where they must be certain: that is said then. */
const wordsOn = ({ verdict, status }: Subject, words: ServerMessages['reminder']) => {
  if (verdict === 'IN') return words.enough;
  if (verdict === 'EXPECTED') return words.expected;
  if (verdict === 'UNCERTAIN') return undefined;
  return status === 'CONFIRMED' ? words.tooFew : words.notEnough;
};

/** To participants, as long before as they want. */
export const reminder = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, own, before = 'DAY', isOnly = true, weather = null } = subject;
  const { language } = surroundings;
  const { reminder: words, seeEvent } = messagesIn(language);
  return toParticipant(
    {
      event,
      words,
      takes: takesOf(own),
      blocks: [
        { kind: 'paragraph', text: words.soon[before] },
        factsOf(event, surroundings, weatherFact(weather, language)),
        standingBlock(subject, event, language, { before: wordsOn(subject, words) }),
        { kind: 'paragraph', text: ownResponse(own, language) },
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: [whyResponded(surroundings), ...(isOnly ? [words.once] : [])].join(' '),
    },
    surroundings,
  );
};
