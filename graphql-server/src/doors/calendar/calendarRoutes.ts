import type {} from '@fastify/swagger';
import { languageAmong } from '@quorum/domain/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getFeedCalendar } from '../../use-cases/calendar/calendarFeed.ts';
import { getEventCalendar } from '../../use-cases/calendar/getEventCalendar.ts';
import { calendarFiltersIn, getPublicCalendar } from '../../use-cases/calendar/getPublicCalendar.ts';
import type { Context } from '../../use-cases/Context.ts';
import { sendPublic, type PublicTextOptions } from '../../http/sendPublic.ts';
import { CALENDAR_KEY, eventKey, share } from '../../http/sharedCache.ts';
import { localeOf } from '../../http/readerLanguage.ts';
import { REMEMBERED } from '../../cache/lastAnswers.ts';
import { CALENDAR_TYPE, describeCalendar, sendCalendar } from './sendCalendar.ts';

interface Options extends PublicTextOptions {
  openContext(request: FastifyRequest): Promise<Context>;
}

/** Of what is over, the oldest falls out of a calendar with time. */
const EXPIRES_MS = 60 * 60 * 1_000;
/** It is long to write, and read by programs that come once an hour. */
const MAX_AGE_MS = 60_000;

// what a calendar program keeps it checks each time; a private one is for nobody in between
const PUBLIC = 'no-cache';
const PRIVATE = 'private, no-cache';

const tokenCall = 'getCalendar';
const hidden = { schema: { hide: true }, config: { tokenCall } };

/** Calendars in RFC 5545's format: of one event, of the public ones, and of a person's own. */
export const calendarRoutes = (app: FastifyInstance, options: Options): void => {
  const { openContext, openAnonymously, linkOrigin, publicCache, clock, quota } = options;
  app.get<{ Params: { urlHash: string } }>(
    '/events/:urlHash.ics',
    { ...hidden, config: { ...REMEMBERED, tokenCall } },
    async (request, reply) => {
      const { urlHash } = request.params;
      const { text, isListed } = await getEventCalendar(await openContext(request), urlHash, linkOrigin(request));
      if (isListed) share(reply, eventKey(urlHash));
      return sendCalendar(request, reply, text, { filename: 'quorum-event.ics', cacheControl: PRIVATE });
    },
  );

  const publicCalendars = publicCache.derive(async (key) => {
    const text = await getPublicCalendar(openAnonymously(), JSON.parse(key) as Parameters<typeof getPublicCalendar>[1]);
    return { contentType: CALENDAR_TYPE, body: Buffer.from(text), expiresAt: clock.millis() + EXPIRES_MS };
  }, MAX_AGE_MS);

  app.get('/calendar.ics', hidden, async (request, reply) => {
    // all that the calendar depends on, whatever else a client sends: readers and mail programs add parameters of theirs
    const filters = calendarFiltersIn(request.query);
    // its words speak of no time: it is one for all clocks
    const language = languageAmong([localeOf(request)]);
    const key = JSON.stringify({ filters, language, origin: linkOrigin(request) });
    const found = await publicCalendars.find(key, () => quota.takeRendering(request));
    void describeCalendar(reply, PUBLIC);
    return sendPublic(request, reply, found, CALENDAR_KEY);
  });

  app.get<{ Params: { secret: string } }>('/calendar/:secret.ics', hidden, async (request, reply) => {
    const text = await getFeedCalendar(await openContext(request), request.params.secret, linkOrigin(request));
    return sendCalendar(request, reply, text, { cacheControl: PRIVATE });
  });
};
