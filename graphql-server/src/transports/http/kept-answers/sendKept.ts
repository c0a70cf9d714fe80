import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoded, Encodings } from './encode.ts';

/** A coding that a client takes: named, and not with a weight of zero. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/;
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/;

export const isKnown = (known: string | undefined, { identity, gzip, brotli }: Encodings): boolean =>
  known !== undefined &&
  (known === gzip.etag || [identity, gzip, brotli].some((encoded) => encoded !== null && known.includes(encoded.etag)));

/** What to send to a client that takes `accepts`: the smallest of it. */
export const encodingFor = (accepts: string | undefined, { identity, gzip, brotli }: Encodings): Encoded => {
  if (accepts === undefined) return identity;
  if (brotli && BROTLI.test(accepts)) return brotli;
  return GZIP.test(accepts) ? gzip : identity;
};

/** Writes a kept answer, 304 to whoever has it already; answers the status. */
export const sendKept = ({ headers }: IncomingMessage, response: ServerResponse, encodings: Encodings): 200 | 304 => {
  const encoded = encodingFor(headers['accept-encoding'], encodings);
  if (isKnown(headers['if-none-match'], encodings)) {
    response.writeHead(304, encoded.knownHeaders);
    response.end();
    return 304;
  }
  response.writeHead(200, encoded.headers);
  response.end(encoded.body);
  return 200;
};
