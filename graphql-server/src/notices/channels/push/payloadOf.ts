import type { Language } from '@quorum/domain/language';
import type { Block, Message } from '../../messages/Content.ts';

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

/** What stands above the facts; what stands below is about the mail and its file. */
const newsIn = (blocks: readonly Block[]): readonly Block[] => {
  const facts = blocks.findIndex(({ kind }) => kind === 'facts');
  return facts === -1 ? blocks : blocks.slice(0, facts);
};

interface About {
  language: Language;
  /** Of two that are shown, the later replaces the other of that tag. */
  tag: string;
  publicUrl: string;
}

/**
 * What a device shows: the JSON of Declarative Web Push, which Safari shows by itself, and our worker in other browsers. A
 * tap opens what the button of the mail would.
 */
export const payloadOf = ({ subject, content }: Message, { language, tag, publicUrl }: About): string => {
  const paragraphs = newsIn(content.blocks).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  const button = content.blocks.find((block) => block.kind === 'button');
  const body = within(paragraphs.join('\n'), BODY_BYTES_MAX);
  const navigate = button?.url ?? publicUrl;
  const notification = { title: subject, body, navigate, lang: language, dir: 'ltr', tag };
  return JSON.stringify({ web_push: 8030, notification });
};
