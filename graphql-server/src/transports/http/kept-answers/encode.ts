import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LIST_CACHE } from '../cachePolicy.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Names and values in turn: a list Node writes as it is, which takes half the time. */
type Headers = string[];

/** An answer in one encoding, ready for the wire. */
export interface Encoded {
  body: Buffer;
  /** The same for Node to send, as `latin1` where it is a text. */
  payload: Buffer | string;
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

const COMMON = ['cache-control', LIST_CACHE, 'vary', 'accept-encoding, accept'];
/** What a body is, its type says and nothing else. */
const NO_GUESSING = ['x-content-type-options', 'nosniff'];

/**
 * Up to so many bytes Node sends headers and a text at once, from its stack, and a buffer in two parts, for which it asks
 * for memory: of a poll's time a tenth.
 */
const TEXT_MAX_BYTES = 15 * 1024;

/** Of no larger buffer a part: what the compressor or Node's pool has left beside it would stay in the memory. */
const alone = (body: Buffer): Buffer => {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
};

const encoded = (given: Buffer, coding: Encoded['coding'], of: { digest: string; contentType: string }): Encoded => {
  const body = alone(given);
  const etag = coding ? `"${of.digest}-${coding}"` : `"${of.digest}"`;
  const knownHeaders = [...COMMON, 'etag', etag];
  const about = ['content-type', of.contentType, ...(coding ? ['content-encoding', coding] : [])];
  return {
    body,
    payload: body.length > TEXT_MAX_BYTES ? body : body.toString('latin1'),
    coding,
    etag,
    knownHeaders,
    headers: [...knownHeaders, ...NO_GUESSING, ...about, 'content-length', String(body.length)],
  };
};

/** As small as it gets within a few milliseconds. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Of a page of events it makes a sixth less than the quickest level, for a fifth of a millisecond more. */
const LIST_LEVEL = 5;

/**
 * Compresses off the event loop. A list is made anew with each change, so it is done quickly; a page is better off
 * fitting into the first round trip of a connection.
 */
export const encode = async (body: Buffer, contentType: string): Promise<Encodings> => {
  const isPage = contentType.startsWith('text/html');
  const level = isPage ? constants.Z_DEFAULT_COMPRESSION : LIST_LEVEL;
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

/** How much memory they take. */
export const bytesOf = ({ identity, gzip, brotli }: Encodings): number =>
  [identity, gzip, brotli].reduce(
    (sum, one) => sum + (one ? one.body.length + (one.payload === one.body ? 0 : one.payload.length) : 0),
    0,
  );
