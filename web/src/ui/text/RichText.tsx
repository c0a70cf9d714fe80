import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A message in which `<b>this</b>` is marked. */
  children: string;
  /** What each mark looks like. */
  marks: Record<string, (text: string) => ReactNode>;
}

/** A message with marks in it, so that a language may put them where its sentence wants them. Marks do not nest. */
export const RichText = ({ children, marks }: RichTextProps) =>
  // the odd ones out of three are plain text, the name of a mark, and what it marks
  children.split(/<(\w+)>(.*?)<\/\1>/).map((piece, index, pieces) => {
    if (index % 3 === 1) return null;
    const mark = index % 3 === 2 ? marks[pieces[index - 1] ?? ''] : undefined;
    return <Fragment key={index}>{mark ? mark(piece) : piece}</Fragment>;
  });
