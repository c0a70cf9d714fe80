import { PAGES } from '@quorum/domain/pages';
import { URL_HASH } from '@quorum/domain/event/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UNCOUNTED } from '../../http/RequestQuota.ts';
import { sendPublic, type PublicTextOptions } from '../../http/sendPublic.ts';
import { eventKey, LISTS_KEY } from '../../http/sharedCache.ts';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import { calendarTypeIn } from '../../use-cases/calendar/getPublicCalendar.ts';
import { getEmbedded, listEmbedded } from '../../use-cases/events/embeddedEvents.ts';
import { sendNotFound } from '../../http/problems/problems.ts';
import { presentEvent } from '../presenters/presentEvent.ts';
import { EMBED_SCRIPT, eventFrame, FRAME_POLICY, goneFrame, listFrame } from './embedPages.ts';
import { lookOf, valueIn, type EmbedLook } from './embedLook.ts';
import { oembedOf } from './oembed.ts';

const hidden = { schema: { hide: true } };
const HTML = 'text/html; charset=utf-8';
/** What is over, and what begins, is said a minute later at most. */
const MAX_AGE_MS = 60_000;

/** Of an event that may be shown, or null; of the next ones, of a type or of all. */
type Asked = { urlHash: string; look: EmbedLook } | { type: number | null; look: EmbedLook };

/** As nobody in particular reads it. */
const shown = (event: ListedEvent) => presentEvent(event, () => false);

/** No page of ours may be framed, but these. */
const letFrame = (reply: FastifyReply): FastifyReply =>
  reply.removeHeader('x-frame-options').headers({
    'content-security-policy': FRAME_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
    vary: 'accept-language',
    'x-robots-tag': 'noindex',
  });

/** Events in frames on the pages of others, the script that puts them there, and what oEmbed says about them. */
export const embedRoutes = (app: FastifyInstance, options: PublicTextOptions): void => {
  const { openAnonymously, publicCache, clock, quota } = options;

  const frames = publicCache.derive(async (key) => {
    const asked = JSON.parse(key) as Asked;
    const { look } = asked;
    const context = openAnonymously();
    const found = (text: string) => ({ contentType: HTML, body: Buffer.from(text), expiresAt: Infinity });
    if (!('urlHash' in asked)) {
      const events = (await listEmbedded(context, asked.type)).map(shown);
      const home = asked.type === null ? PAGES.home : `${PAGES.home}?type=${asked.type}`;
      return found(listFrame(events, { look, now: clock.now(), home }));
    }
    const event = await getEmbedded(context, asked.urlHash);
    if (event) return found(eventFrame(shown(event), look, clock.now()));
    return { isLasting: false, send: (_request, reply) => reply.code(404).type(HTML).send(goneFrame(look)) };
  }, MAX_AGE_MS);

  const sendFrame = async (request: FastifyRequest, reply: FastifyReply, asked: Asked, key: string) => {
    const found = await frames.find(JSON.stringify(asked), () => quota.takeRendering(request));
    return sendPublic(request, letFrame(reply), found, key);
  };

  app.get<{ Params: { urlHash: string } }>('/embed/events/:urlHash', hidden, (request, reply) => {
    const look = lookOf(request);
    const { urlHash } = request.params;
    // no hash makes an entry of its own but one that there may be
    if (!URL_HASH.test(urlHash)) return letFrame(reply).code(404).type(HTML).send(goneFrame(look));
    return sendFrame(request, reply, { urlHash, look }, eventKey(urlHash));
  });

  app.get('/embed/events', hidden, (request, reply) =>
    sendFrame(request, reply, { type: calendarTypeIn(request.query), look: lookOf(request) }, LISTS_KEY),
  );

  app.get('/embed.js', { ...hidden, config: UNCOUNTED }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'max-age=3600' })
      .send(EMBED_SCRIPT),
  );

  app.get('/oembed', hidden, async (request, reply) => {
    // the other form that there could be is XML
    if ((valueIn(request.query, 'format') ?? 'json') !== 'json') return reply.code(501).send();
    const said = await oembedOf(openAnonymously(), request.query, options.linkOrigin(request));
    void reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    return said ? reply.send(said) : sendNotFound(request, reply);
  });
};
