import { ENGLISH } from '@quorum/domain/refusals/english';
import { say, type Reason } from '@quorum/domain/refusals/Reason';
import { formatNumber } from '../formatNumber.ts';
import { translatedSentences } from './refusals.ts';

/** What a rule refuses in the browser, in the language of the moment. */
export const sayReason = (why: Reason): string =>
  say(why, translatedSentences() ?? { ...ENGLISH, number: formatNumber });
