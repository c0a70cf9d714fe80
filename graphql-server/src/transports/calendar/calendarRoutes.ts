import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getFeedCalendar } from '../../use-cases/calendar/calendarFeed.ts';
import { getEventCalendar } from '../../use-cases/calendar/getEventCalendar.ts';
import { getPublicCalendar } from '../../use-cases/calendar/getPublicCalendar.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { LinkOrigin } from '../http/linkOrigin.ts';
import { sendCalendar } from './sendCalendar.ts';

interface Options {
  openContext(request: FastifyRequest): Promise<Context>;
  linkOrigin: LinkOrigin;
}

// what a calendar program keeps it checks each time; a private one is for nobody in between
const PUBLIC = 'no-cache';
const PRIVATE = 'private, no-cache';

const hidden = { schema: { hide: true } };

/** Calendars in RFC 5545's format: of one event, of the public ones, and of a person's own. */
export const calendarRoutes = (app: FastifyInstance, { openContext, linkOrigin }: Options): void => {
  app.get<{ Params: { urlHash: string } }>('/events/:urlHash.ics', hidden, async (request, reply) => {
    const text = await getEventCalendar(await openContext(request), request.params.urlHash, linkOrigin(request));
    return sendCalendar(request, reply, text, { filename: 'quorum-event.ics', cacheControl: PRIVATE });
  });

  app.get('/calendar.ics', hidden, async (request, reply) => {
    const text = await getPublicCalendar(await openContext(request), request.query, linkOrigin(request));
    return sendCalendar(request, reply, text, { cacheControl: PUBLIC });
  });

  app.get<{ Params: { secret: string } }>('/calendar/:secret.ics', hidden, async (request, reply) => {
    const text = await getFeedCalendar(await openContext(request), request.params.secret, linkOrigin(request));
    return sendCalendar(request, reply, text, { cacheControl: PRIVATE });
  });
};
