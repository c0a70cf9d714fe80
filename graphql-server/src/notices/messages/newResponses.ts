import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { oneLine, type Block, type Message } from './parts/Content.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { standingBlock, type Standing } from './parts/standing.ts';
import { toOrganiser } from './parts/toOrganiser.ts';
import { responseText, type DescribedResponse } from './parts/words.ts';

interface NewResponse extends DescribedResponse {
  name: string;
  comment: string;
  isNew: boolean;
}

interface Subject extends Standing {
  event: MailEvent;
  responses: readonly NewResponse[];
}

/** A mail lists at most this many; the event's page has them all. */
const LISTED_MAX = 20;

const sayingOf = (response: NewResponse, language: ReaderLanguage) => {
  const { name, comment, isNew } = response;
  const { says, nowSays } = messagesIn(language).newResponses;
  const text = responseText(response, language);
  return {
    text: (isNew ? says : nowSays)({ name: oneLine(name), answer: text }),
    ...(comment && { quote: oneLine(comment) }),
  };
};

const listOf = (responses: readonly NewResponse[], language: ReaderLanguage): Block[] => {
  const items = responses.slice(0, LISTED_MAX).map((response) => sayingOf(response, language));
  const more = responses.length - items.length;
  const list: Block = { kind: 'list', items };
  return more > 0
    ? [list, { kind: 'paragraph', text: messagesIn(language).newResponses.more({ count: more }) }]
    : [list];
};

/** To the organiser: who has responded since they were last told. */
export const newResponses = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, responses } = subject;
  const { language } = surroundings;
  const { subject: subjectOf, heading } = messagesIn(language).newResponses;
  const words = { subject: subjectOf, heading: heading({ count: responses.length }) };
  const blocks = [...listOf(responses, language), standingBlock(subject, event, language)];
  return toOrganiser({ event, words, blocks }, surroundings);
};
