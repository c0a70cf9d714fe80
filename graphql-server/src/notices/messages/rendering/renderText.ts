import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { Block, Content } from '../parts/Content.ts';
import { messagesIn } from '../languages/messagesIn.ts';

const WIDTH = 72;

const wrapped = (text: string, width = WIDTH): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

const hanging = (first: string, text: string): string => {
  const indent = ' '.repeat(first.length);
  return wrapped(text, WIDTH - first.length)
    .map((line, index) => (index === 0 ? first : indent) + line)
    .join('\n');
};

const factLines = (facts: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.map(([label, value]) => hanging(`${label}:`.padEnd(width), value)).join('\n');
};

const itemLines = ({ text, quote }: { text: string; quote?: string }, language: ReaderLanguage): string =>
  [hanging('- ', text), ...(quote ? [hanging('    ', messagesIn(language).quote(quote))] : [])].join('\n');

const renderBlock = (block: Block, language: ReaderLanguage): string => {
  switch (block.kind) {
    case 'paragraph':
      return wrapped(block.text).join('\n');
    case 'facts':
      return factLines(block.facts);
    case 'list':
      return block.items.map((item) => itemLines(item, language)).join('\n');
    case 'seats':
      return [block.seats, ...wrapped(block.text)].join('\n');
    case 'code':
      return wrapped(block.text).join('\n');
    case 'button':
      // an address on a line of its own is never broken
      return `${block.label}:\n${block.url}`;
  }
};

/** The mail as plain text, in lines that every reader can show. */
export const renderText = (content: Content): string => {
  const { heading, blocks, reason, unsubscribeUrl, notificationsUrl, publicUrl, language } = content;
  const { unsubscribe, notifications } = messagesIn(language);
  const links = [
    ...(notificationsUrl ? [`${notifications}: ${notificationsUrl}`] : []),
    `${unsubscribe}: ${unsubscribeUrl}`,
  ];
  const footer = [...wrapped(reason), ...links].join('\n');
  const body = [wrapped(heading).join('\n'), ...blocks.map((block) => renderBlock(block, language))].join('\n\n');
  return `${body}\n\n-- \nQuorum · ${publicUrl}\n${footer}\n`;
};
