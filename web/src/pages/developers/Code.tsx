import { styled } from 'styled-components';
import type { Snippet } from './snippets.ts';

const Comment = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-style: italic;
`;

const Text = styled.span`
  color: ${({ theme }) => theme.color.primary};
`;

const QUOTED = String.raw`"(?:\\.|[^"\\\n])*"|'[^'\n]*'`;

/** What to tell apart: texts, and comments that begin a line or follow a space. */
const PARTS = {
  '#': new RegExp(String.raw`(${QUOTED})|((?<=^|\s)#.*)`, 'gm'),
  '//': new RegExp(String.raw`(${QUOTED})|((?<=^|\s)(?://.*|/\*\*.*))`, 'gm'),
};

/** Code in which one finds texts and comments at a glance; a library for more would be larger than all snippets. */
export const Code = ({ code, comment }: Pick<Snippet, 'code' | 'comment'>) => {
  if (comment === null) return <code>{code}</code>;
  // the pattern has two groups, so that pieces come in threes: as it is, a text, a comment
  const pieces: (string | undefined)[] = code.split(PARTS[comment]);
  return (
    <code>
      {pieces.map((piece, index) => {
        if (!piece || index % 3 === 0) return piece;
        return index % 3 === 1 ? <Text key={index}>{piece}</Text> : <Comment key={index}>{piece}</Comment>;
      })}
    </code>
  );
};
