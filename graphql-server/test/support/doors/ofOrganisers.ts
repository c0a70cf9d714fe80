import type { Caller } from '../testServer.ts';
import type { Outcome, Target } from './Door.ts';
import type { GraphQLCall } from './ofViewer.ts';

/** A field of an event or a series, with its selection, that is null for others: the facade refuses there. */
export const ofOrganisers = async (
  call: GraphQLCall,
  field: string,
  { urlHash, seriesHash }: Pick<Target, 'urlHash' | 'seriesHash'>,
  caller?: Caller,
): Promise<Outcome> => {
  const of = urlHash === undefined ? `seriesByHash(seriesHash: "${seriesHash ?? ''}")` : `event(urlHash: "${urlHash}")`;
  const outcome = await call(`{ ${of} { ${field} } }`, {}, caller);
  if (outcome.code !== 'OK') return outcome;
  const result = Object.values(outcome.result ?? {})[0] ?? null;
  return result === null
    ? { code: caller?.as === undefined ? 'UNAUTHENTICATED' : 'FORBIDDEN' }
    : { code: 'OK', result };
};
