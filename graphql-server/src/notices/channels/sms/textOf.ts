import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { messagesIn } from '../../../messages/messagesIn.ts';
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

/** A text that takes at most this much room. */
const cutTo = (text: string, room: number, { lengthOf, ellipsis }: Writing): string => {
  if (lengthOf(text) <= room) return text;
  let short = '';
  for (const { segment } of graphemes.segment(text)) {
    if (lengthOf(short + segment + ellipsis) > room) break;
    short += segment;
  }
  return `${short.trimEnd()}${ellipsis}`;
};

/** Below that a title or a place is cut no more, as long as there is something else to leave out. */
const SHOWN_MIN = 10;
const QUOTES = 2;

interface Settings {
  language: ReaderLanguage;
  /** The first text to a number names its sender, and how to stop them. */
  isFirst: boolean;
}

/** One that is all written: its last line may be for a program to read, so that it stays as it is. */
const written = (text: string, { language, isFirst }: Settings): string => {
  const lines = text.split('\n');
  const said = [...lines.slice(0, -1), ...(isFirst ? [messagesIn(language).sms.stop] : [])];
  return [...said.map((line) => (isLatin(line) ? toGsm(line) : line)), ...lines.slice(-1)].join('\n');
};

/** The text in one way of writing, and whether so much of the title and the place is in it that they say something. */
const textIn = (writing: Writing, form: ShortForm, { language, isFirst }: Settings) => {
  const { max, write, lengthOf, ellipsis } = writing;
  const { sms: words } = messagesIn(language);
  const [title, place] = [form.title ?? '', form.place ?? ''].map((text) => write(oneLine(text))) as [string, string];
  const [first, stop] = isFirst ? [`${write(words.from)} `, [write(words.stop)]] : ['', []];
  const textWith = (shownTitle: string, shownPlace: string, reply: readonly string[]) =>
    [first + write(form.say(shownTitle, shownPlace)), ...stop, ...reply.map(write), form.url].join('\n');
  /** A letter stands for each of them: what surrounds them would be trimmed. */
  const [aTitle, aPlace] = [title && 'x', place && 'x'];
  const roomWith = (reply: readonly string[]) =>
    max - lengthOf(textWith(aTitle, aPlace, reply)) + aTitle.length + aPlace.length - (title ? QUOTES : 0);
  const least = (text: string) => Math.min(SHOWN_MIN, lengthOf(text));
  const wanted = least(title) + least(place);
  const reply = form.takes === null ? [] : [words.takes[form.takes](words.replies)];
  // a question says how it is answered; before a place, which is news, is cut, the other hint goes
  const said = form.takes === 'NO' && roomWith(reply) < least(title) + lengthOf(place) ? [] : reply;
  const room = roomWith(said);
  const shownPlace = cutTo(place, Math.max(least(place), room - least(title)), writing);
  const roomOfTitle = room - lengthOf(shownPlace);
  // of a title that has no room, what is left says that there is one
  const isShown = roomOfTitle > lengthOf(ellipsis) || lengthOf(title) <= roomOfTitle;
  const shownTitle = isShown ? `"${cutTo(title, roomOfTitle, writing)}"` : ellipsis;
  return { text: textWith(title ? shownTitle : '', shownPlace, said), isTelling: room >= wanted };
};

/** The text of a message: one part of Latin letters, two of others. Titles are cut, and never the news or the link. */
export const textOf = (form: ShortForm | string, settings: Settings): string => {
  if (typeof form === 'string') return written(form, settings);
  const names = [form.title ?? '', form.place ?? ''].map(oneLine);
  // of pictures alone nothing would be left
  const isGsm = names.every((name) => isLatin(name) && (toGsm(name) !== '' || name === ''));
  const other = isGsm ? null : textIn(OTHER, form, settings);
  return other?.isTelling ? other.text : textIn(GSM, form, settings).text;
};
