import { CALLS, TOKEN_SCOPES, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import { styled } from 'styled-components';
import { Facts } from './Facts.tsx';
import { Part } from './Part.tsx';
import { InlineCode, Paragraph, SentenceList } from './Sentence.tsx';
import { SNIPPETS } from './snippets.ts';
import { Snippets } from './Snippets.tsx';
import { developersStartText } from '../../messages/developers/developersStartText.generated.ts';

export const QuickStart = () => (
  <Part id="start" title={developersStartText.start}>
    <p>{developersStartText.startText}</p>
    <Snippets snippets={SNIPPETS.quickStart} about={developersStartText.start} section="start" />
    <Paragraph>{developersStartText.startMore}</Paragraph>
  </Part>
);

export const Identity = () => (
  <Part id="identity" title={developersStartText.identity}>
    <SentenceList>
      {[
        developersStartText.identityNobody,
        developersStartText.identityResponse,
        developersStartText.identityToken,
        developersStartText.identityPerson,
      ]}
    </SentenceList>
    <h3>{developersStartText.respond}</h3>
    <Snippets snippets={SNIPPETS.respond} about={developersStartText.respond} section="identity" />
  </Part>
);

/** Fields and operations by what a token must be for. */
const callsFor = (scope: TokenScope | null): string[] =>
  Object.entries(CALLS)
    .filter(([, needed]) => needed === scope)
    .map(([call]) => call);

const Summary = styled.summary`
  padding-block: 0.75rem;
  cursor: pointer;
`;

const Calls = ({ scope }: { scope: TokenScope | null }) => (
  <details>
    <Summary>{developersStartText.calls}</Summary>
    <p lang="en" translate="no">
      {callsFor(scope).map((call) => (
        <span key={call}>
          <InlineCode>{call}</InlineCode>{' '}
        </span>
      ))}
    </p>
  </details>
);

export const Tokens = () => {
  const means: Record<TokenScope, string> = {
    read: developersStartText.scopeRead,
    write: developersStartText.scopeWrite,
    manage: developersStartText.scopeManage,
  };
  const scopes = TOKEN_SCOPES.map((scope) => ({ key: scope, scope, name: scope, text: means[scope] }));
  const none = { key: 'none', scope: null, name: null, text: developersStartText.scopeNoneWhy };
  return (
    <Part id="tokens" title={developersStartText.tokens}>
      <p>{developersStartText.tokensText}</p>
      <Facts
        headings={[developersStartText.scope, developersStartText.scopeFor]}
        facts={[...scopes, none].map(({ key, scope, name, text }) => ({
          key,
          what: name === null ? developersStartText.scopeNone : <InlineCode>{name}</InlineCode>,
          is: (
            <>
              {text}
              <Calls scope={scope} />
            </>
          ),
        }))}
      />
      <h3>{developersStartText.create}</h3>
      <Snippets snippets={SNIPPETS.create} about={developersStartText.create} section="tokens" />
    </Part>
  );
};
