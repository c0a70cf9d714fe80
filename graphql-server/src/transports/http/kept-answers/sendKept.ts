import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoded, Encodings } from './encode.ts';

/** Whether the client takes gzip: named, and not with a weight of zero. */
const takesGzip = (accepts: string | undefined) =>
  accepts !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/.test(accepts);

export const isKnown = (known: string | undefined, { identity, gzip }: Encodings) =>
  known !== undefined &&
  (known === gzip.etag || known === identity.etag || known.includes(identity.etag) || known.includes(gzip.etag));

/** What to send to a client that takes `accepts`. */
export const encodingFor = (accepts: string | undefined, { identity, gzip }: Encodings): Encoded =>
  takesGzip(accepts) ? gzip : identity;

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
