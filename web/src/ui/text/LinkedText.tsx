import { linksIn } from '@quorum/domain/linksIn';

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
  linksIn(children).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <a key={index} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {text}
        {withHosts && hostAfter(text, href)}
      </a>
    ),
  );
