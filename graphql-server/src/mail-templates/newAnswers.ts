import type { Likely } from '@quorum/domain/response/likelihood';
import { oneLine, type Message } from './Content.ts';
import { briefFactsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { shortDay } from './when.ts';
import { answerOf, ratioOf } from './words.ts';

export interface Answer extends Likely {
  name: string;
  comment: string;
  isNew: boolean;
}

interface Subject {
  event: MailEvent;
  answers: readonly Answer[];
  expected: number;
  threshold: number;
}

/** A mail lists so many; the page of the event has them all. */
const LISTED_MAX = 20;

const sayingOf = ({ name, comment, isNew, likelihood }: Answer) => ({
  text: `${oneLine(name)} ${isNew ? 'says' : 'now says'} ${answerOf({ likelihood: likelihood ?? null })}`,
  ...(comment && { quote: oneLine(comment) }),
});

const headingOf = (answers: readonly Answer[]) =>
  answers.length === 1 ? 'Somebody answered' : `${answers.length} answers`;

/** To the organiser: who has answered since they were last told. */
export const newAnswers = ({ event, answers, expected, threshold }: Subject, surroundings: Surroundings): Message => ({
  subject: `New answers for ${shortDay(event)}`,
  content: {
    ...surroundings,
    heading: headingOf(answers),
    blocks: [
      briefFactsOf(event),
      { kind: 'list', items: answers.slice(0, LISTED_MAX).map(sayingOf) },
      ...(answers.length > LISTED_MAX
        ? [{ kind: 'paragraph' as const, text: `And ${answers.length - LISTED_MAX} more.` }]
        : []),
      { kind: 'paragraph', text: `So far it has ${ratioOf(expected, threshold)}.` },
      { kind: 'button', label: 'See the event', url: eventUrl(surroundings, event) },
    ],
    reason: 'You get this because you organise this event.',
  },
});
