import { cleanLine } from '@quorum/domain/cleanText';
import type { AskAnswer } from '@quorum/domain/decision/ask';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';

/** A part of a mail's message. All text in it is plain; what renders it escapes. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** What an event is: label and value. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** One line for each, with what somebody wrote below. */
  | { kind: 'list'; items: readonly { text: string; quote?: string }[] }
  /** An event's seats in characters, and the sentence that says the same. */
  | { kind: 'seats'; seats: string; text: string }
  /** By which somebody is checked in, in letters and as a picture that a camera reads. */
  | { kind: 'code'; code: string; text: string }
  | { kind: 'button'; label: string; url: string };

/** The content of a mail, from which its text and its HTML are made, so that both are the same. */
export interface Content {
  heading: string;
  blocks: readonly Block[];
  /** Why this person gets it. */
  reason: string;
  unsubscribeUrl: string;
  /** Where they choose how they are told; left out where they cannot. */
  notificationsUrl?: string | undefined;
  publicUrl: string;
  language: ReaderLanguage;
  /** Whether the address is known to be its reader's: then what others wrote has links. */
  isConfirmed?: boolean;
}

/** What a text message says: a line with the news, what its reader may reply, and where to read more. */
export interface ShortForm {
  /** The line of a title in quotation marks and a place, which may have been cut. */
  say: (title: string, place: string) => string;
  /** As its organiser wrote it; null where the line has none. */
  title: string | null;
  /** Where the place is news. */
  place?: string;
  /** What YES, NO and MAYBE mean to it: they answer a question, or NO takes back what its reader said. */
  takes: 'ANSWER' | 'NO' | null;
  /** Stands last, and is never cut. */
  url: string;
}

/** A question that a notification can have answered at once. */
export interface Question {
  url: string;
  /** What is sent there by the button that says yes, and by the one that says no. */
  in: AskAnswer;
  out: AskAnswer;
}

/** A mail, ready but for whom it is to. */
export interface Message {
  /** Words of ours and a date, and between them what the event is called, in quotation marks. */
  subject: string;
  content: Content;
  /** The same as a text message: a form, or all of it; null for what goes to people of whom no number is known, or is not theirs yet. */
  sms: ShortForm | string | null;
  /** Left out where nothing is asked that two buttons answer. */
  question?: Question;
}

/** What a user wrote, in one line; also what was stored before text was cleaned. */
export const oneLine = (text: string): string => cleanLine(text).replace(/\s+/g, ' ');
