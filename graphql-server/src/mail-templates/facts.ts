import type { Language } from '@quorum/domain/language';
import { oneLine, type Block } from './Content.ts';
import type { MailEvent, Surroundings } from './MailEvent.ts';
import { messagesIn } from './messages/messagesIn.ts';
import { describeWhen } from './when.ts';

/** For those who know the rest. */
export const briefFactsOf = (event: MailEvent, language: Language): Block => {
  const { what, when } = messagesIn(language);
  return {
    kind: 'facts',
    facts: [
      [what, oneLine(event.title)],
      [when, describeWhen(event, language)],
    ],
  };
};

/** What, when and where, and by whom for those whose address is known to be theirs. */
export const factsOf = (event: MailEvent, { language, isConfirmed }: Surroundings): Block => {
  const { what, when, where, organiser } = messagesIn(language);
  return {
    kind: 'facts',
    facts: [
      [what, oneLine(event.title)],
      [when, describeWhen(event, language)],
      [where, oneLine(event.location)],
      ...(isConfirmed ? [[organiser, oneLine(event.creatorName)] as const] : []),
    ],
  };
};
