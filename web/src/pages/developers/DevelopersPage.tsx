import { styled } from 'styled-components';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Prose } from '../../ui/text/Prose.tsx';
import { BackToHome } from '../BackToHome.tsx';
import { Errors, Imports, Lists, Retries, Sync } from './CallingParts.tsx';
import { Embeds, Live, Recipes, Webhooks } from './HearingParts.tsx';
import { Changelog, Deprecations, Limits, Stability } from './RulesParts.tsx';
import { Identity, QuickStart, Tokens } from './StartParts.tsx';
import { LinkGrid } from './LinkGrid.tsx';
import { developersCallingText } from '../../messages/developers/developersCallingText.generated.ts';
import { developersHearingText } from '../../messages/developers/developersHearingText.generated.ts';
import { developersRulesText } from '../../messages/developers/developersRulesText.generated.ts';
import { developersStartText } from '../../messages/developers/developersStartText.generated.ts';

const WIDE = '@media (min-width: 60rem)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  ${WIDE} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

/** Beside the text, and in view for as long as it is, where there is room; else before it. */
const Contents = styled.nav`
  align-self: start;
  font-size: ${({ theme }) => theme.font.size.sm};

  ${WIDE} {
    position: sticky;
    top: 5rem;
    max-height: calc(100vh - 6rem);
    overflow-y: auto;
  }

  h2 {
    margin-bottom: ${({ theme }) => theme.space.sm};
    color: ${({ theme }) => theme.color.textMuted};
    font-size: inherit;
  }
`;

const Text = styled(Prose)`
  max-width: 48rem;
  min-width: 0;

  figure {
    max-width: 100%;
  }
`;

const parts = () => [
  { id: 'start', title: developersStartText.start, Part: QuickStart },
  { id: 'identity', title: developersStartText.identity, Part: Identity },
  { id: 'tokens', title: developersStartText.tokens, Part: Tokens },
  { id: 'pages', title: developersCallingText.lists, Part: Lists },
  { id: 'sync', title: developersCallingText.sync, Part: Sync },
  { id: 'errors', title: developersCallingText.errors, Part: Errors },
  { id: 'retries', title: developersCallingText.retries, Part: Retries },
  { id: 'imports', title: developersCallingText.imports, Part: Imports },
  { id: 'webhooks', title: developersHearingText.webhooks, Part: Webhooks },
  { id: 'live', title: developersHearingText.live, Part: Live },
  { id: 'embeds', title: developersHearingText.embeds, Part: Embeds },
  { id: 'recipes', title: developersHearingText.recipes, Part: Recipes },
  { id: 'limits', title: developersRulesText.limits, Part: Limits },
  { id: 'stability', title: developersRulesText.stability, Part: Stability },
  { id: 'deprecation', title: developersRulesText.deprecation, Part: Deprecations },
  { id: 'changelog', title: developersRulesText.changelog, Part: Changelog },
];

/** All that it takes to build on the product. */
export const DevelopersPage = () => (
  <>
    <title>{`${developersStartText.title} · Quorum`}</title>
    <PageHeader back={<BackToHome />} title={developersStartText.title} lead={developersStartText.lead} />
    <Columns>
      <Contents aria-labelledby="contents">
        <h2 id="contents">{developersStartText.contents}</h2>
        <LinkGrid $column="11rem">
          {parts().map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </LinkGrid>
      </Contents>
      <Text>
        {parts().map(({ id, Part }) => (
          <Part key={id} />
        ))}
      </Text>
    </Columns>
  </>
);
