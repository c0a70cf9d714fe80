import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../gateways/clock.ts';
import { getFeedCalendar } from '../../use-cases/calendar/calendarFeed.ts';
import { getEventCalendar } from '../../use-cases/calendar/getEventCalendar.ts';
import { calendarTypeIn, getPublicCalendar } from '../../use-cases/calendar/getPublicCalendar.ts';
import type { Context } from '../../use-cases/Context.ts';
import { type Front, namesOf } from '../http/kept-answers/keepAnswers.ts';
import { answerForAll } from '../http/kept-answers/KeptAnswers.ts';
import { replyKept } from '../http/kept-answers/replyKept.ts';
import type { LinkOrigin } from '../http/linkOrigin.ts';
import { readerLanguage } from '../http/readerLanguage.ts';
import { CALENDAR_TYPE, describeCalendar, sendCalendar } from './sendCalendar.ts';

interface Options {
  openContext(request: FastifyRequest): Promise<Context>;
  openAsNobody(): Context;
  linkOrigin: LinkOrigin;
  /** What keeps the public calendars. */
  front: Front;
  clock: Clock;
}

/** Of what is over, the oldest falls out of a calendar with time. */
const HOLDS_MS = 60 * 60 * 1_000;

// what a calendar program keeps it checks each time; a private one is for nobody in between
const PUBLIC = 'no-cache';
const PRIVATE = 'private, no-cache';

const hidden = { schema: { hide: true } };

/** Calendars in RFC 5545's format: of one event, of the public ones, and of a person's own. */
export const calendarRoutes = (app: FastifyInstance, options: Options): void => {
  const { openContext, openAsNobody, linkOrigin, front, clock } = options;
  app.get<{ Params: { urlHash: string } }>('/events/:urlHash.ics', hidden, async (request, reply) => {
    const text = await getEventCalendar(await openContext(request), request.params.urlHash, linkOrigin(request));
    return sendCalendar(request, reply, text, { filename: 'quorum-event.ics', cacheControl: PRIVATE });
  });

  const publicCalendars = front.keep(async (key) => {
    const text = await getPublicCalendar(openAsNobody(), JSON.parse(key) as Parameters<typeof getPublicCalendar>[1]);
    return answerForAll({ contentType: CALENDAR_TYPE, body: Buffer.from(text), holdsUntil: clock.millis() + HOLDS_MS });
  });

  app.get('/calendar.ics', hidden, async (request, reply) => {
    // all that the answer depends on; whatever else a client says makes no further one
    const type = calendarTypeIn(request.query);
    const key = JSON.stringify({ type, language: readerLanguage(request), origin: linkOrigin(request) });
    const cached = publicCalendars.find(key, () => namesOf(request.raw)) ?? (await publicCalendars.make(key));
    if (!cached) throw new Error('The public calendar could not be made');
    return replyKept(request, describeCalendar(reply, PUBLIC), cached);
  });

  app.get<{ Params: { secret: string } }>('/calendar/:secret.ics', hidden, async (request, reply) => {
    const text = await getFeedCalendar(await openContext(request), request.params.secret, linkOrigin(request));
    return sendCalendar(request, reply, text, { cacheControl: PRIVATE });
  });
};
