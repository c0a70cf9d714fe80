import type { PageRenderer } from '@quorum/domain/page/PageRenderer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage } from '../../http/readerLanguage.ts';
import { wantedLanguages } from '../../http/wantedLanguages.ts';

/** In which a reader gets a page. */
export const localeOf = (request: FastifyRequest, { localeAmong }: Pick<PageRenderer, 'localeAmong'>): string =>
  localeAmong(wantedLanguages(request.headers['accept-language']), chosenLanguage(request));

/** In the reader's language, and written for no shared cache: a page is as fresh as what it shows. */
const VARY = 'accept-encoding, accept-language, cookie';

export const describePage = (reply: FastifyReply, locale: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('content-language', locale)
    .header('vary', VARY)
    .type('text/html; charset=utf-8');
