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

/** Writes a kept answer, 304 to whoever has it already; answers the status. */
export const sendKept = ({ headers }: IncomingMessage, response: ServerResponse, encodings: Encodings): 200 | 304 => {
  const held = heldOf(headers['if-none-match'], encodings);
  if (held) {
    response.writeHead(304, held.knownHeaders);
    response.end();
    return 304;
  }
  const encoded = encodingFor(headers['accept-encoding'], encodings);
  response.writeHead(200, encoded.headers);
  response.end(encoded.payload, 'latin1');
  return 200;
};
