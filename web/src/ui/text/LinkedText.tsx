import { withScheme } from '@quorum/domain/event/webLink';
import { LinkifyIt } from 'linkify-it';

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

interface Piece {
  text: string;
  href: string | null;
}

/** `text` in pieces. Only an address that is safe to open, `https:` or written without its scheme, is a link. */
const piecesOf = (text: string): Piece[] => {
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

interface Props {
  children: string;
  /** Whether the host stands behind each link that is more than that: what is before it in an address may look like one. */
  withHosts?: boolean;
}

const hostAfter = (text: string, href: string): string => {
  const host = URL.canParse(href) ? new URL(href).host : '';
  return host === '' || text === host || text === `https://${host}` ? '' : ` (${host})`;
};

/** What somebody wrote, with links. They were written by anybody: no search engine follows them. */
export const LinkedText = ({ children, withHosts = false }: Props) =>
  piecesOf(children).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <a key={index} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {text}
        {withHosts && hostAfter(text, href)}
      </a>
    ),
  );
