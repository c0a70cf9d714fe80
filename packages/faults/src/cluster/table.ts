import { seconds } from '../figures.ts';
import type { Result } from './playOn.ts';

/** Beyond the time for which the cluster, with its pooler, takes no write of anybody, or may take until another primary is there (Patroni's `ttl`). */
const BEYOND_MS = 1_000;

/** Whether all came through, however long it took: a machine that does other things too is slow. */
export const isWhole = ({ lost, doubled, refused, failedReads }: Result): boolean =>
  lost + doubled + refused + failedReads.length === 0;

export const isMet = (result: Result): boolean =>
  isWhole(result) && result.longestWait <= Math.max(result.clusterAway, result.mayTake) + BEYOND_MS;

const HEAD =
  '| what happened | acknowledged | lost | doubled | refused | longest wait | the cluster by itself | reads failed | met |';

const lineOf = (result: Result): string => {
  const { name, acknowledged, lost, doubled, refused, longestWait, clusterAway, reads, failedReads } = result;
  const cells = [name, acknowledged, lost, doubled, refused, seconds(longestWait), seconds(clusterAway)];
  return `| ${[...cells, `${failedReads.length} of ${reads}`, isMet(result) ? 'yes' : 'NO'].join(' | ')} |`;
};

export const tableOf = (results: readonly Result[]): string =>
  [HEAD, HEAD.replace(/[^|]+/g, ' --- '), ...results.map(lineOf)].join('\n');
