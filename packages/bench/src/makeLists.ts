import type { LoadGenerator } from './load/LoadGenerator.ts';
import { measure, type Measured } from './measure.ts';
import { HOME_EVENTS } from './operations.ts';
import { requestBytes } from './load/request.ts';
import type { Peer } from './machine/startProcess.ts';

const READERS = 8;

/** Has a peer make the list for `seconds`: what is asked by POST is not kept, and not all of them compress. */
export const makeLists = (
  load: LoadGenerator,
  peer: Peer,
  { body = HOME_EVENTS, seconds }: { body?: object; seconds: number },
): Promise<Measured> => {
  const request = requestBytes({
    method: 'POST',
    path: '/graphql',
    body,
    headers: { 'accept-encoding': 'identity' },
  });
  return measure(load, peer, { requests: [request], connections: READERS, seconds });
};
