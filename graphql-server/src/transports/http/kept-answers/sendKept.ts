import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kept } from './KeptAnswers.ts';

/** Whether the client takes gzip: named, and not with a weight of zero. */
export const takesGzip = (accepts: string | undefined) =>
  accepts !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/.test(accepts);

export const isKnown = (known: string | undefined, { etag, zippedEtag }: Kept) =>
  known !== undefined && (known === zippedEtag || known === etag || known.includes(etag) || known.includes(zippedEtag));

const HEADERS = [
  'cache-control',
  'private, no-cache',
  'vary',
  'accept-encoding, accept',
  'x-content-type-options',
  'nosniff',
];

/** Writes a kept answer, 304 to whoever has it already; answers the status. */
export const sendKept = ({ headers }: IncomingMessage, response: ServerResponse, kept: Kept): 200 | 304 => {
  const isZipped = takesGzip(headers['accept-encoding']);
  // as a list Node writes them as they are, which takes half the time
  const common = [...HEADERS, 'etag', isZipped ? kept.zippedEtag : kept.etag];
  if (isKnown(headers['if-none-match'], kept)) {
    response.writeHead(304, common);
    response.end();
    return 304;
  }
  const body = isZipped ? kept.zipped : kept.plain;
  common.push('content-type', kept.contentType, 'content-length', String(body.length));
  if (isZipped) common.push('content-encoding', 'gzip');
  response.writeHead(200, common);
  response.end(body);
  return 200;
};
