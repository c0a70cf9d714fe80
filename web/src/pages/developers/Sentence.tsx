import { PAGES } from '@quorum/domain/pages';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { RichText } from '../../ui/text/RichText.tsx';

export const InlineCode = styled.code`
  padding: 0.0625rem 0.25rem;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.sunken};
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;

const served = (href: string) => (text: string) => <a href={href}>{text}</a>;

const marks = {
  b: (text: string) => <strong>{text}</strong>,
  code: (text: string) => <InlineCode translate="no">{text}</InlineCode>,
  tokens: (text: string) => <PageLink to={paths.developerSettings('tokens')}>{text}</PageLink>,
  webhooks: (text: string) => <PageLink to={paths.developerSettings('webhooks')}>{text}</PageLink>,
  docs: served('/api/docs'),
  openapi: served('/api/openapi.json'),
  graphql: served('/graphql'),
  catalogue: served('/api/errors'),
  atom: served(`${PAGES.developers}/changelog.atom`),
  json: served(`${PAGES.developers}/changelog.json`),
  standard: (text: string) => (
    <a href="https://www.standardwebhooks.com" target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ),
};

/** A message with code and links in it. */
const Sentence = ({ children }: { children: string }) => <RichText marks={marks}>{children}</RichText>;

export const Paragraph = ({ children }: { children: string }) => (
  <p>
    <Sentence>{children}</Sentence>
  </p>
);

export const SentenceList = ({ children }: { children: readonly string[] }) => (
  <ul>
    {children.map((sentence) => (
      <li key={sentence}>
        <Sentence>{sentence}</Sentence>
      </li>
    ))}
  </ul>
);
