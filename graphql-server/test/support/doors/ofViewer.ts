import type { Caller } from '../testServer.ts';
import type { Outcome } from './Door.ts';

export type GraphQLCall = (query: string, variables: object, caller?: Caller) => Promise<Outcome>;

/** A field of the one who asks, with its selection: the schema has no viewer where the facade answers 401. */
export const ofViewer = async (call: GraphQLCall, field: string, caller?: Caller): Promise<Outcome> => {
  const outcome = await call(`{ viewer { ${field} } }`, {}, caller);
  if (outcome.code !== 'OK') return outcome;
  return outcome.result === null
    ? { code: 'UNAUTHENTICATED', message: 'Please sign in first' }
    : { code: 'OK', result: Object.values(outcome.result as object)[0] };
};
