import { LinkifyIt } from 'linkify-it';
import { withScheme } from './event/withScheme.ts';

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

interface Piece {
  text: string;
  /** Where it leads; null for what is no link. */
  href: string | null;
}

/** What somebody wrote, in pieces. Only an address that is safe to open, `https:` or written without its scheme, is a link. */
export const linksIn = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, lastIndex, text: found, schema, url } of linkify.match(text) ?? []) {
    const href = schema === '' ? withScheme(found) : url;
    if (!/^https:\/\//i.test(href)) continue;
    pieces.push({ text: text.slice(end, index), href: null }, { text: found, href });
    end = lastIndex;
  }
  return [...pieces, { text: text.slice(end), href: null }];
};
