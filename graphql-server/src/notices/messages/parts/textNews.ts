import type { EventTextName } from '@quorum/domain/event/content';
import { NEWS_TEXTS } from '@quorum/domain/event/news';
import { vocabularyIn } from '@quorum/domain/vocabulary/vocabularyIn';
import { oneLine } from './Content.ts';
import type { Surroundings } from './MailEvent.ts';
import { messagesIn } from '../../../messages/messagesIn.ts';

type Texts = Partial<Record<EventTextName, string>>;

/** What an event's texts are and were. */
export interface ChangedTexts {
  event: Texts;
  before: Texts;
}

export type Fact = readonly [label: string, value: string];

const changedAmong = (names: readonly EventTextName[], { event, before }: ChangedTexts) =>
  names.filter((name) => event[name] !== before[name]);

const valueOf = (text = '') => oneLine(text) || '–';

/** What each text that changed is and was. Somebody whose address another person typed reads only that it changed. */
export const textNews = (texts: ChangedTexts, { language, isConfirmed }: Surroundings, names = NEWS_TEXTS): Fact[] => {
  const { fieldNames: labels } = vocabularyIn(language);
  const { changed: words } = messagesIn(language);
  return changedAmong(names, texts).flatMap((name): Fact[] =>
    isConfirmed
      ? [
          [labels[name], valueOf(texts.event[name])],
          [words.itWas, valueOf(texts.before[name])],
        ]
      : [[labels[name], words.seePage]],
  );
};
