import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kept } from './KeptAnswers.ts';

/** Whether the client takes gzip: named, and not with a weight of zero. */
export const takesGzip = (accepts: string | undefined) =>
  accepts !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/.test(accepts);

export const isKnown = (known: string | undefined, { etag, zippedEtag }: Kept) =>
  known !== undefined && (known === zippedEtag || known === etag || known.includes(etag) || known.includes(zippedEtag));

/** Writes a kept answer: 304 to whoever has it already. */
export const sendKept = (request: IncomingMessage, response: ServerResponse, kept: Kept): void => {
  const { headers } = request;
  const isZipped = takesGzip(headers['accept-encoding']);
  const common = {
    etag: isZipped ? kept.zippedEtag : kept.etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept',
    'x-content-type-options': 'nosniff',
  };
  if (isKnown(headers['if-none-match'], kept)) {
    response.writeHead(304, common);
    response.end();
    return;
  }
  const body = isZipped ? kept.zipped : kept.plain;
  response.writeHead(200, {
    ...common,
    'content-type': kept.contentType,
    'content-length': body.length,
    ...(isZipped && { 'content-encoding': 'gzip' }),
  });
  response.end(body);
};
