import { WEBHOOK_TYPES } from '@quorum/domain/webhooks/types';
import { paths } from '../../lib/paths.ts';
import { LinkGrid } from './LinkGrid.tsx';
import { Part } from './Part.tsx';
import { InlineCode, Sentence } from './Sentence.tsx';
import { SNIPPETS } from './snippets.ts';
import { Snippets } from './Snippets.tsx';
import { developersHearingText } from '../../messages/developers/developersHearingText.generated.ts';

export const Webhooks = () => (
  <Part id="webhooks" title={developersHearingText.webhooks}>
    <p>
      <Sentence>{developersHearingText.webhooksText}</Sentence>
    </p>
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
    <p>
      <Sentence>{developersHearingText.liveText}</Sentence>
    </p>
    <Snippets snippets={SNIPPETS.live} about={developersHearingText.live} section="live" />
  </Part>
);

export const Embeds = () => (
  <Part id="embeds" title={developersHearingText.embeds}>
    <p>
      <Sentence>{developersHearingText.embedsText}</Sentence>
    </p>
    <Snippets snippets={SNIPPETS.embed} about={developersHearingText.embeds} section="embeds" />
    <p>{developersHearingText.feedsText}</p>
    <Snippets snippets={SNIPPETS.feed} about={developersHearingText.embeds} section="embeds" />
  </Part>
);

export const Recipes = () => (
  <Part id="recipes" title={developersHearingText.recipes}>
    <ul>
      <li>
        <Sentence>{developersHearingText.recipeBot}</Sentence>
      </li>
      <li>
        <Sentence>{developersHearingText.recipeClub}</Sentence>
      </li>
      <li>
        <Sentence>{developersHearingText.recipeImport}</Sentence>
      </li>
      <li>
        <Sentence>{developersHearingText.recipeBoard}</Sentence>
      </li>
      <li>
        <Sentence>{developersHearingText.recipeApp}</Sentence>
      </li>
    </ul>
  </Part>
);
