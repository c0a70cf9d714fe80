import type { Seats } from '@quorum/domain/event/seats';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { expectedText } from '../enoughText.ts';
import { eventPageText } from '../eventPageText.ts';

/** What stands in the ring: how many are in, or how many are expected where maybes are among them. */
export const ringWords = ({ going, expected, threshold }: Seats): { count: string; words: string } =>
  expected === going
    ? { count: formatNumber(going), words: eventPageText.ringGoing(going) }
    : { count: expectedText({ expected, threshold }), words: eventPageText.ringExpected };
