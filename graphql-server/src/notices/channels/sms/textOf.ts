import type { Language } from '@quorum/domain/language';
import { messagesIn } from '../../messages/languages/messagesIn.ts';
import { oneLine, type ShortForm } from '../../messages/parts/Content.ts';
import { gsmLength, isLatin, toGsm } from './gsm.ts';

/** What one part holds in the alphabet of text messages, and what two hold in any other. */
const GSM_MAX = 160;
const OTHER_MAX = 134;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How a text is written and measured: in one part if it can be, or in two. */
interface Writing {
  max: number;
  write: (text: string) => string;
  lengthOf: (text: string) => number;
  ellipsis: string;
}

const GSM: Writing = { max: GSM_MAX, write: toGsm, lengthOf: gsmLength, ellipsis: '...' };
const OTHER: Writing = { max: OTHER_MAX, write: (text) => text, lengthOf: ({ length }) => length, ellipsis: '…' };

/** A title that takes so much room at most. Of one that has none, what is left says that there is one. */
const cutTo = (title: string, room: number, { lengthOf, ellipsis }: Writing): string => {
  if (lengthOf(title) <= room) return title;
  let short = '';
  for (const { segment } of graphemes.segment(title)) {
    if (lengthOf(short + segment + ellipsis) > room) break;
    short += segment;
  }
  return `${short.trimEnd()}${ellipsis}`;
};

/** Below that a title is cut no more, as long as there is something else to leave out. */
const TITLE_MIN = 10;

interface Settings {
  language: Language;
  /** The first text to a number says from whom it comes, and how they end. */
  isFirst: boolean;
}

/** One that is all written: its last line may be for a program to read. */
const written = (text: string, { language, isFirst }: Settings): string => {
  const lines = text.split('\n');
  return isFirst ? [...lines.slice(0, -1), messagesIn(language).sms.stop, ...lines.slice(-1)].join('\n') : text;
};

/** The text of a message: one part of Latin letters, two of others. Titles are cut, and never the news or the link. */
export const textOf = (form: ShortForm | string, settings: Settings): string => {
  if (typeof form === 'string') return written(form, settings);
  const { say, title, takes, url } = form;
  const { language, isFirst } = settings;
  const { sms: words } = messagesIn(language);
  const called = title === null ? '' : oneLine(title);
  const writing = isLatin(say(called)) ? GSM : OTHER;
  const { max, write, lengthOf } = writing;
  const name = write(called);
  const from = isFirst ? words.from : '';
  const linesWith = (shown: string, reply: string | null) => [
    `${from}${write(say(`"${shown}"`))}`,
    ...(isFirst ? [words.stop] : []),
    ...(reply === null ? [] : [write(reply)]),
    url,
  ];
  const roomWith = (reply: string | null) => max - lengthOf(linesWith('', reply).join('\n'));
  const reply = takes === null ? null : words.takes[takes];
  const isCramped = roomWith(reply) < Math.min(TITLE_MIN, lengthOf(name));
  // a question says how it is answered
  const said = isCramped && takes === 'NO' ? null : reply;
  return linesWith(cutTo(name, Math.max(0, roomWith(said)), writing), said).join('\n');
};
