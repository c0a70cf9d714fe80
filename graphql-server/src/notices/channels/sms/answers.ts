import type { ServerMessages } from '../../../messages/catalogues.generated.ts';
import { messagesIn } from '../../../messages/messagesIn.ts';
import type { SmsEntity } from '../../../persistence/entities/sms/SmsEntity.ts';
import type { ShortForm } from '../../messages/parts/Content.ts';
import { eventUrl } from '../../messages/parts/MailEvent.ts';
import { textedWhen } from '../../messages/parts/when.ts';

// What a text that somebody sent is answered with.

type Words = ServerMessages['sms'];

/** An answer in a language. */
export type Composed = (language: SmsEntity['language'], publicUrl: string) => ShortForm;

/** One about no event. */
const plainAnswer =
  (sentenceOf: (words: Words) => string): Composed =>
  (language, publicUrl) => {
    const text = sentenceOf(messagesIn(language).sms);
    return { say: () => text, title: null, takes: null, url: publicUrl };
  };

export const helpAnswer = plainAnswer(({ help, replies }) => help(replies));
export const stoppedAnswer = plainAnswer(({ stopped }) => stopped);
export const startedAnswer = plainAnswer(({ started }) => started);

/** What became of a reply, and to which event. */
export const answerAbout =
  (
    event: Parameters<typeof textedWhen>[0] & Parameters<typeof eventUrl>[1] & { title: string },
    sentenceOf: (words: Words) => string,
  ): Composed =>
  (language, publicUrl) => {
    const words = messagesIn(language).sms;
    return {
      say: (title) => words.about({ said: sentenceOf(words), title, when: textedWhen(event, language) }),
      title: event.title,
      takes: null,
      url: eventUrl({ publicUrl }, event),
    };
  };
