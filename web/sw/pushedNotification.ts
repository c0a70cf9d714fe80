import { languageAmong } from '@quorum/domain/language';
import { type Answers, answersIn } from './answerQuestion.ts';
import { TEXTS } from './texts.generated.ts';

/** What a browser shows; the last two are not among TypeScript's, since not every browser has them. */
export interface Shown extends NotificationOptions {
  data: { navigate: string; answers?: Answers };
  renotify?: boolean;
  actions?: { action: string; title: string }[];
}

const HOME = '/';
export const LOOK = { icon: '/icons/192.png', badge: '/icons/badge-96.png' };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What was sent; undefined where it cannot be read. */
const messageIn = (payload: string | undefined): Fields | undefined => {
  try {
    const message: unknown = JSON.parse(payload ?? '');
    return isFields(message) ? message : undefined;
  } catch {
    return undefined;
  }
};

const textOr = <Fallback>(value: unknown, fallback: Fallback): string | Fallback =>
  typeof value === 'string' && value !== '' ? value : fallback;

const directionOf = (value: unknown): NotificationDirection => (value === 'ltr' || value === 'rtl' ? value : 'auto');

/**
 * The notification of a push message. There is one for each, also for what cannot be read: a browser takes the permission
 * from a site that shows none.
 * @param languages that the reader prefers, for a message that says nothing
 */
export const pushedNotification = (
  payload: string | undefined,
  languages: readonly string[],
): { title: string; options: Shown } => {
  const message = messageIn(payload);
  // in Safari's declarative form, which Safari shows without a worker
  const said = isFields(message?.notification) ? message.notification : undefined;
  const title = textOr(said?.title, undefined);
  if (!said || title === undefined) {
    const language = languageAmong(languages);
    const body = TEXTS[language].somethingChanged;
    return { title: 'Quorum', options: { ...LOOK, body, lang: language, data: { navigate: HOME } } };
  }
  const tag = textOr(said.tag, undefined);
  const answers = answersIn(message?.answers);
  return {
    title,
    options: {
      ...LOOK,
      body: textOr(said.body, ''),
      lang: textOr(said.lang, ''),
      dir: directionOf(said.dir),
      // what is newer takes the place of what is older, and is heard all the same
      ...(tag !== undefined && { tag, renotify: true }),
      ...(answers && { actions: answers.options.map((one) => ({ action: one.answer, title: one.title })) }),
      data: { navigate: textOr(said.navigate, HOME), ...(answers && { answers }) },
    },
  };
};
