import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf } from './digestOf.ts';
import { Representation } from './Representation.ts';

/** A response as it is cached. */
export interface CacheEntry {
  /** When the passing of time alone changes it, in milliseconds since the epoch; Infinity when it does not. */
  expiresAt: number;
  contentType: string;
  /** Beside those that all responses of the cache have. */
  headers: Readonly<Record<string, string>>;
  identity: Representation<Buffer>;
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
    identity: new Representation<Buffer>({ coding: null, etag: `"${digest}"` }, body, () => Promise.resolve(body)),
    gzip: new Representation({ coding: 'gzip', etag: `"${digest}-gzip"` }, null, () => gzipAsync(body, { level })),
    brotli: isPage
      ? new Representation({ coding: 'br', etag: `"${digest}-br"` }, null, () => brotliAsync(body, { params: BROTLI }))
      : null,
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
