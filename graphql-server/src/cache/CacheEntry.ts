import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf } from './digestOf.ts';
import { Representation } from './Representation.ts';

/** A body as it is. */
export interface Identity {
  body: Buffer;
  coding: null;
  /** A strong validator. */
  etag: string;
}

/** A response as it is cached. */
export interface CacheEntry {
  /** When the passing of time alone changes it, in milliseconds since the epoch; Infinity when it does not. */
  expiresAt: number;
  contentType: string;
  /** Beside those that all responses of the cache have. */
  headers: Readonly<Record<string, string>>;
  identity: Identity;
  gzip: Representation;
  /** Of pages only. */
  brotli: Representation | null;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** As small as it gets within a few milliseconds. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** A list is compressed after each change; this is a sixth smaller than the quickest level. */
const LIST_LEVEL = 5;

/**
 * Compresses off the event loop. Pages are worth more time, so that they fit into a connection's first round trip. Few
 * take a page as gzip, and nobody takes the lists that a page is made of.
 */
export const represent = (
  body: Buffer,
  contentType: string,
): Pick<CacheEntry, 'contentType' | 'identity' | 'gzip' | 'brotli'> => {
  const isPage = contentType.startsWith('text/html');
  const level = isPage ? constants.Z_DEFAULT_COMPRESSION : LIST_LEVEL;
  const digest = digestOf(body);
  return {
    contentType,
    identity: { body, coding: null, etag: `"${digest}"` },
    gzip: new Representation('gzip', `"${digest}-gzip"`, () => gzipAsync(body, { level })),
    brotli: isPage ? new Representation('br', `"${digest}-br"`, () => brotliAsync(body, { params: BROTLI })) : null,
  };
};

/** What an entry takes beside its bodies and its key: objects, headers, its place in the map. */
export const OVERHEAD_BYTES = 2_048;

/**
 * The memory of an entry, with what it takes compressed once somebody asks for that: as much again, at most. A buffer may
 * be part of a larger one, of which it holds all.
 */
export const bytesOf = ({ identity: { body } }: CacheEntry, key: string): number =>
  body.buffer.byteLength + body.length + 2 * key.length + OVERHEAD_BYTES;
