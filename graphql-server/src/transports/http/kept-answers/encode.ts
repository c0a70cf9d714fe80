import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Names and values in turn: a list Node writes as it is, which takes half the time. */
type Headers = string[];

/** An answer in one encoding, ready for the wire. */
export interface Encoded {
  body: Buffer;
  /** How it is compressed; null for what is not. */
  coding: 'gzip' | 'br' | null;
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
  /** Of a page only. */
  brotli: Encoded | null;
}

const COMMON = ['cache-control', 'private, no-cache', 'vary', 'accept-encoding, accept'];
/** What a body is, its type says and nothing else. */
const NO_GUESSING = ['x-content-type-options', 'nosniff'];

const encoded = (body: Buffer, coding: Encoded['coding'], of: { digest: string; contentType: string }): Encoded => {
  const etag = coding ? `"${of.digest}-${coding}"` : `"${of.digest}"`;
  const knownHeaders = [...COMMON, 'etag', etag];
  const about = ['content-type', of.contentType, ...(coding ? ['content-encoding', coding] : [])];
  return {
    body,
    coding,
    etag,
    knownHeaders,
    headers: [...knownHeaders, ...NO_GUESSING, ...about, 'content-length', String(body.length)],
  };
};

/** As small as it gets within a few milliseconds. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/**
 * Compresses off the event loop. A list is made anew with each change, so it is done quickly; a page is better off
 * fitting into the first round trip of a connection.
 */
export const encode = async (body: Buffer, contentType: string): Promise<Encodings> => {
  const isPage = contentType.startsWith('text/html');
  const level = isPage ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_SPEED;
  const [gzipped, brotlied] = await Promise.all([
    gzipAsync(body, { level }),
    isPage ? brotliAsync(body, { params: BROTLI }) : null,
  ]);
  const of = { contentType, digest: createHash('sha256').update(body).digest('base64url') };
  return {
    identity: encoded(body, null, of),
    gzip: encoded(gzipped, 'gzip', of),
    brotli: brotlied && encoded(brotlied, 'br', of),
  };
};
