import { regularOfSeriesKey, regularTokenKey } from '@quorum/domain/series/regularForm';
import { createRemembered } from '../../lib/browser/rememberedTokens.ts';

/** The standing responses of this browser, each to a series. */
export const rememberedRegulars = createRemembered(regularTokenKey, regularOfSeriesKey);
