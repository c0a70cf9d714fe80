import type { Language } from '@quorum/domain/language';
import type { Likely } from '@quorum/domain/response/likelihood';
import { oneLine, type Block, type Message } from './Content.ts';
import { briefFactsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { messagesIn } from './messages/messagesIn.ts';
import { titleInSubject } from './titleInSubject.ts';
import { shortDay } from './when.ts';
import { answerOf, countsOf } from './words.ts';

interface Answer extends Likely {
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

const sayingOf = ({ name, comment, isNew, likelihood }: Answer, language: Language) => {
  const { says, nowSays } = messagesIn(language).newResponses;
  const answer = answerOf({ likelihood: likelihood ?? null }, language);
  return { text: (isNew ? says : nowSays)(oneLine(name), answer), ...(comment && { quote: oneLine(comment) }) };
};

const listOf = (answers: readonly Answer[], language: Language): Block[] => {
  const items = answers.slice(0, LISTED_MAX).map((answer) => sayingOf(answer, language));
  const more = answers.length - items.length;
  const list: Block = { kind: 'list', items };
  return more > 0 ? [list, { kind: 'paragraph', text: messagesIn(language).newResponses.more(more) }] : [list];
};

/** To the organiser: who has answered since they were last told. */
export const newResponses = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, answers } = subject;
  const { language } = surroundings;
  const { newResponses: says, seeEvent, whyOrganiser } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(event, language), shortDay(event, language)),
    content: {
      ...surroundings,
      heading: says.heading(answers.length),
      blocks: [
        briefFactsOf(event, language),
        ...listOf(answers, language),
        { kind: 'paragraph', text: says.soFar(countsOf(subject, language)) },
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: whyOrganiser,
    },
  };
};
