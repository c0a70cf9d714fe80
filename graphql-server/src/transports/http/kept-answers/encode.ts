import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);

/** Names and values in turn: a list Node writes as it is, which takes half the time. */
type Headers = string[];

/** An answer in one encoding, ready for the wire. */
export interface Encoded {
  body: Buffer;
  /** A strong validator. */
  etag: string;
  /** With the body. */
  headers: Headers;
  /** With 304, for whoever has the body already. */
  knownHeaders: Headers;
}

export interface Encodings {
  identity: Encoded;
  gzip: Encoded;
}

const COMMON = ['cache-control', 'private, no-cache', 'vary', 'accept-encoding, accept'];
/** What a body is, its type says and nothing else. */
const NO_GUESSING = ['x-content-type-options', 'nosniff'];

const encoded = (body: Buffer, etag: string, about: readonly string[]): Encoded => {
  const knownHeaders = [...COMMON, 'etag', etag];
  return {
    body,
    etag,
    knownHeaders,
    headers: [...knownHeaders, ...NO_GUESSING, ...about, 'content-length', String(body.length)],
  };
};

/** A list is made anew with each change; a page is better off fitting into the first round trip of a connection. */
const levelFor = (contentType: string) =>
  contentType.startsWith('text/html') ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_SPEED;

/** Compresses off the event loop. */
export const encode = async (body: Buffer, contentType: string): Promise<Encodings> => {
  const zipped = await gzipAsync(body, { level: levelFor(contentType) });
  const digest = createHash('sha256').update(body).digest('base64url');
  const about = ['content-type', contentType];
  return {
    identity: encoded(body, `"${digest}"`, about),
    gzip: encoded(zipped, `"${digest}-gzip"`, [...about, 'content-encoding', 'gzip']),
  };
};
