import type { When } from '@quorum/domain/event/news';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { oneLine, type Block } from './Content.ts';
import type { MailEvent, Surroundings } from './MailEvent.ts';
import { messagesIn } from '../languages/messagesIn.ts';
import { describeWhen } from './when.ts';

/** For those who know the rest. */
export const briefFactsOf = (event: MailEvent, language: ReaderLanguage): Block => {
  const { what, when } = messagesIn(language);
  return {
    kind: 'facts',
    facts: [
      [what, oneLine(event.title)],
      [when, describeWhen(event, language)],
    ],
  };
};

export type Fact = readonly [label: string, value: string];

/** Where, and by whom for those whose address is known to be theirs. */
const placeOf = (
  { location, creatorName }: Pick<MailEvent, 'location' | 'creatorName'>,
  { language, isConfirmed }: Surroundings,
): Fact[] => {
  const { where, organiser } = messagesIn(language);
  const place: Fact = [where, oneLine(location)];
  return isConfirmed ? [place, [organiser, oneLine(creatorName)]] : [place];
};

/** What, when and where, and by whom for those whose address is known to be theirs. */
export const factsOf = (event: MailEvent, surroundings: Surroundings, more: readonly Fact[] = []): Block => {
  const { language } = surroundings;
  const { what, when } = messagesIn(language);
  return {
    kind: 'facts',
    facts: [
      [what, oneLine(event.title)],
      [when, describeWhen(event, language)],
      ...placeOf(event, surroundings),
      ...more,
    ],
  };
};

/** The same of a poll, which has no date yet. */
export const pollFactsOf = (poll: Omit<MailEvent, keyof When | 'urlHash'>, surroundings: Surroundings): Block => ({
  kind: 'facts',
  facts: [[messagesIn(surroundings.language).what, oneLine(poll.title)], ...placeOf(poll, surroundings)],
});
