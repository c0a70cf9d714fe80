import type { Message } from './parts/Content.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { byRule, type CountedByRule } from './parts/standing.ts';
import { toOrganiser } from './parts/toOrganiser.ts';

/** What came of the decision time. */
type ClockOutcome = 'CONFIRMED' | 'CALLED_OFF' | 'RAIN';

interface Subject extends CountedByRule {
  event: MailEvent;
  outcome: ClockOutcome;
  /** The event has a rain limit, and there was no forecast. */
  isWithoutForecast: boolean;
}

/** To the organiser: what the clock has decided, or that it has left the decision to them. */
export const clockDecided = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, outcome, isWithoutForecast } = subject;
  const { language } = surroundings;
  const { clockDecided: words, standing } = messagesIn(language);
  const texts = [
    byRule(standing.atDecision[outcome], subject, language),
    ...(isWithoutForecast ? [words.noForecast] : []),
  ];
  return toOrganiser(
    { event, words: words[outcome], blocks: texts.map((text) => ({ kind: 'paragraph', text })) },
    surroundings,
  );
};
