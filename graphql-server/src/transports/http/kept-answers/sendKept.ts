import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHeld } from '../isHeld.ts';
import type { Encoded, Encodings } from './encode.ts';

/** That a client takes a coding: named, and not with a weight of zero. */
const takes = (coding: NonNullable<Encoded['coding']>) =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$|\\s))`);
const GZIP = takes('gzip');
const BROTLI = takes('br');

/** Of the encodings the one that a client has already, by its `If-None-Match`. */
export const heldOf = (held: string | undefined, { identity, gzip, brotli }: Encodings): Encoded | undefined => {
  if (held === undefined) return undefined;
  if (held === gzip.etag) return gzip;
  return [gzip, identity, brotli].find((encoded) => encoded !== null && isHeld(held, encoded.etag)) ?? undefined;
};

/** What to send to a client that takes `accepts`: the smallest of it. */
export const encodingFor = (accepts: string | undefined, { identity, gzip, brotli }: Encodings): Encoded => {
  if (accepts === undefined) return identity;
  if (brotli && BROTLI.test(accepts)) return brotli;
  return GZIP.test(accepts) ? gzip : identity;
};

/** Most answers have no further headers, and need no list of their own. */
const withMore = (headers: string[], more: readonly string[]) => (more.length === 0 ? headers : [...headers, ...more]);

/**
 * Writes a kept answer, 304 to whoever has it already; answers the status.
 * @param more headers that this client gets beside those of the answer: names and values in turn
 */
export const sendKept = (
  { headers }: IncomingMessage,
  response: ServerResponse,
  encodings: Encodings,
  more: readonly string[],
): 200 | 304 => {
  const held = heldOf(headers['if-none-match'], encodings);
  if (held) {
    response.writeHead(304, withMore(held.knownHeaders, more));
    response.end();
    return 304;
  }
  const encoded = encodingFor(headers['accept-encoding'], encodings);
  response.writeHead(200, withMore(encoded.headers, more));
  response.end(encoded.payload, 'latin1');
  return 200;
};
