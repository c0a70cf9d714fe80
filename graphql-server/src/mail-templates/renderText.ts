import type { Block, Content } from './Content.ts';

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

const itemLines = ({ text, quote }: { text: string; quote?: string }): string =>
  [hanging('- ', text), ...(quote ? [hanging('    ', `“${quote}”`)] : [])].join('\n');

const renderBlock = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return wrapped(block.text).join('\n');
    case 'facts':
      return factLines(block.facts);
    case 'list':
      return block.items.map(itemLines).join('\n');
    case 'button':
      // an address on a line of its own is never broken
      return `${block.label}:\n${block.url}`;
  }
};

/** The mail as plain text, in lines that every reader can show. */
export const renderText = ({ heading, blocks, reason, unsubscribeUrl, publicUrl }: Content): string => {
  const footer = `${wrapped(reason).join('\n')}\nUnsubscribe: ${unsubscribeUrl}`;
  const body = [wrapped(heading).join('\n'), ...blocks.map(renderBlock)].join('\n\n');
  return `${body}\n\n-- \nQuorum · ${publicUrl}\n${footer}\n`;
};
