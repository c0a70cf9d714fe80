import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { messagesIn } from '../../messages/languages/messagesIn.ts';
import type { Block, Message, Question } from '../../messages/parts/Content.ts';

/** An encrypted message has 3,993 bytes for all of it. */
const BODY_BYTES_MAX = 1_000;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Whole characters of a text. */
const within = (text: string, max: number): string => {
  if (bytesOf(text) <= max) return text;
  let short = '';
  for (const character of text) {
    if (bytesOf(short + character) > max) break;
    short += character;
  }
  return `${short.trimEnd()}…`;
};

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'seats') return [block.text];
    return block.kind === 'list' ? block.items.map(({ text }) => text) : [];
  });

/** What stands above the facts; what stands below is about the mail and its file. Where nothing is above, it is what stands above the button. */
const newsIn = (blocks: readonly Block[]): string[] => {
  const before = (kind: Block['kind']) => {
    const end = blocks.findIndex((block) => block.kind === kind);
    return textsOf(end === -1 ? blocks : blocks.slice(0, end));
  };
  const news = before('facts');
  return news.length > 0 ? news : before('button');
};

interface About {
  language: ReaderLanguage;
  /** Of two that are shown, the later replaces the other of that tag. */
  tag: string;
  publicUrl: string;
}

/** What our worker makes buttons of, beside the declared form: Safari, which reads that alone, has none. */
const answersTo = ({ url, ...answers }: Question, language: ReaderLanguage) => {
  const { buttons } = messagesIn(language);
  const options = (['in', 'out'] as const).map((one) => ({ answer: answers[one], title: buttons[one] }));
  return { url, options, thanks: buttons.thanks, failed: buttons.failed };
};

/**
 * What a device shows: the JSON of Declarative Web Push, which Safari shows by itself, and our worker in other browsers. A
 * tap opens what the button of the mail would.
 */
export const payloadOf = ({ subject, content, question }: Message, { language, tag, publicUrl }: About): string => {
  const button = content.blocks.find((block) => block.kind === 'button');
  const body = within(newsIn(content.blocks).join('\n'), BODY_BYTES_MAX);
  const navigate = button?.url ?? publicUrl;
  const notification = { title: subject, body, navigate, lang: language, dir: 'ltr', tag };
  return JSON.stringify({ web_push: 8030, notification, ...(question && { answers: answersTo(question, language) }) });
};
