import type { Message } from './parts/Content.ts';
import { briefFactsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { ruleCounts, type CountedByRule } from './parts/standing.ts';
import { shortDay } from './parts/when.ts';

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
  const { clockDecided: words, standing, seeEvent, whyOrganiser } = messagesIn(language);
  const texts = words[outcome];
  return {
    subject: texts.subject(titleInSubject(event, language), shortDay(event, language)),
    content: {
      ...surroundings,
      heading: texts.heading,
      blocks: [
        briefFactsOf(event, language),
        { kind: 'paragraph', text: standing.atDecision[outcome](ruleCounts(subject, language)) },
        ...(isWithoutForecast ? [{ kind: 'paragraph' as const, text: words.noForecast }] : []),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: whyOrganiser,
    },
  };
};
