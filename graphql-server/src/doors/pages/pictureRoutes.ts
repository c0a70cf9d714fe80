import type {} from '@fastify/swagger';
import { EVENT_PICTURE } from '@quorum/domain/pages';
import type { PageRenderer } from '@quorum/domain/page/PageRenderer';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { etagMatches } from '../../cache/etagMatches.ts';
import type { Clock } from '../../gateways/clock.ts';
import { createDrawnPictures } from '../../gateways/pictures/drawnPictures.ts';
import { PicturesUnavailable, type Draw } from '../../gateways/pictures/Draw.ts';
import { eventKey, share } from '../../http/sharedCache.ts';
import type { QueryAnonymously } from '../graphql/graphqlRoutes.ts';

interface Options {
  loadRenderer: () => Promise<PageRenderer>;
  query: QueryAnonymously;
  clock: Clock;
  draw: Draw;
}

interface OfPicture {
  Params: { urlHash: string; language: string; digest: string };
}

/** The product's own, which is a file. */
const COMMON_PICTURE = '/preview.png';

/** It never changes, and is yet not stored for long: an event may be deleted or hidden. */
const DAY = 'max-age=86400, immutable';

const redirect = (reply: FastifyReply, path: string) => reply.header('cache-control', 'no-store').redirect(path, 302);

/**
 * Preview pictures of events. Only the one that shows an event as it is now is drawn, so that nobody can demand others;
 * an address of another state leads to it.
 */
export const pictureRoutes = (app: FastifyInstance, { loadRenderer, query, clock, draw }: Options): void => {
  const pictures = createDrawnPictures({
    draw,
    onFault: (error) =>
      error instanceof PicturesUnavailable
        ? app.log.warn({ err: error }, 'Previews show the picture of the product instead of those of events')
        : app.log.error({ err: error }, 'A preview picture could not be drawn'),
  });

  app.get<OfPicture>(EVENT_PICTURE, { schema: { hide: true } }, async (request, reply) => {
    const { urlHash, language, digest } = request.params;
    const { renderPicture } = await loadRenderer();
    const shown = await renderPicture({
      urlHash,
      language,
      now: clock.millis(),
      query,
    });
    // chats and sites show it in pages of theirs
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (shown.status !== 200) return reply.code(shown.status).header('cache-control', 'no-store').send();
    // a page that somebody had read before the last response came
    if (shown.digest !== digest) return redirect(reply, shown.path);
    const etag = `"${digest}"`;
    const isKnown = etagMatches(request.headers['if-none-match'] ?? '', etag);
    const png = isKnown ? null : await pictures.read(digest, shown.picture);
    if (!isKnown && !png) return redirect(reply, COMMON_PICTURE);
    if (shown.isListed) share(reply, eventKey(urlHash));
    void reply.headers({
      'cache-control': `${shown.isListed ? 'public' : 'private'}, ${DAY}`,
      etag,
      ...(!shown.isListed && { 'x-robots-tag': 'noindex' }),
    });
    return isKnown ? reply.code(304).send() : reply.type('image/png').send(png);
  });
};
