import { WEBHOOK_TYPES } from '@quorum/domain/webhooks/types';
import { paths } from '../../lib/paths.ts';
import { LinkGrid } from './LinkGrid.tsx';
import { Part } from './Part.tsx';
import { InlineCode, Paragraph, SentenceList } from './Sentence.tsx';
import { SNIPPETS } from './snippets.ts';
import { Snippets } from './Snippets.tsx';
import { developersHearingText } from '../../messages/developers/developersHearingText.generated.ts';

export const Webhooks = () => (
  <Part id="webhooks" title={developersHearingText.webhooks}>
    <Paragraph>{developersHearingText.webhooksText}</Paragraph>
    <h3>{developersHearingText.webhooksTypes}</h3>
    <p>{developersHearingText.webhooksSamples}</p>
    <LinkGrid $column="14rem" translate="no">
      {WEBHOOK_TYPES.map((type) => (
        <li key={type}>
          <a href={paths.webhookSample(type)}>
            <InlineCode>{type}</InlineCode>
          </a>
        </li>
      ))}
    </LinkGrid>
    <h3>{developersHearingText.webhooksReceive}</h3>
    <Snippets snippets={SNIPPETS.receive} about={developersHearingText.webhooksReceive} section="webhooks" />
    <p>{developersHearingText.webhooksAnswer}</p>
  </Part>
);

export const Live = () => (
  <Part id="live" title={developersHearingText.live}>
    <Paragraph>{developersHearingText.liveText}</Paragraph>
    <Snippets snippets={SNIPPETS.live} about={developersHearingText.live} section="live" />
  </Part>
);

export const Embeds = () => (
  <Part id="embeds" title={developersHearingText.embeds}>
    <Paragraph>{developersHearingText.embedsText}</Paragraph>
    <Snippets snippets={SNIPPETS.embed} about={developersHearingText.embeds} section="embeds" />
    <p>{developersHearingText.feedsText}</p>
    <Snippets snippets={SNIPPETS.feed} about={developersHearingText.embeds} section="embeds" />
  </Part>
);

export const Recipes = () => (
  <Part id="recipes" title={developersHearingText.recipes}>
    <SentenceList>
      {[
        developersHearingText.recipeBot,
        developersHearingText.recipeClub,
        developersHearingText.recipeImport,
        developersHearingText.recipeBoard,
        developersHearingText.recipeApp,
      ]}
    </SentenceList>
  </Part>
);
