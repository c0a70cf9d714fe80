import { EVENT_FIELDS, TEXTS, type EventTextName } from '@quorum/domain/event/content';
import { oneLine } from './Content.ts';
import type { Surroundings } from './MailEvent.ts';
import { messagesIn } from './messages/messagesIn.ts';

type Texts = Partial<Record<EventTextName, string>>;

/** What an event's texts are and were. */
export interface ChangedTexts {
  event: Texts;
  before: Texts;
}

export type Fact = readonly [label: string, value: string];

/** The texts whose change is news, by their declaration; the mail shows the place with the time. */
const NEWS: readonly EventTextName[] = TEXTS.filter((name) => name !== 'location' && EVENT_FIELDS[name].isNews);

const changedAmong = (names: readonly EventTextName[], { event, before }: ChangedTexts) =>
  names.filter((name) => event[name] !== before[name]);

export const hasTextNews = (texts: ChangedTexts): boolean => changedAmong(NEWS, texts).length > 0;

const valueOf = (text = '') => oneLine(text) || '–';

/** What each text that changed is and was. A stranger whose address somebody typed reads only that it changed. */
export const textNews = (texts: ChangedTexts, { language, isConfirmed }: Surroundings, names = NEWS): Fact[] => {
  const { labels, changed: says } = messagesIn(language);
  return changedAmong(names, texts).flatMap((name): Fact[] =>
    isConfirmed
      ? [
          [labels[name], valueOf(texts.event[name])],
          [says.itWas, valueOf(texts.before[name])],
        ]
      : [[labels[name], says.seePage]],
  );
};
