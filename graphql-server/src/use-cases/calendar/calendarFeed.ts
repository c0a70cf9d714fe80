import { DomainError } from '@quorum/domain/errors';
import { longCalendarText } from '../../gateways/calendar/calendarText.ts';
import { CALENDAR_WORDS } from '../../gateways/calendar/calendarWords.ts';
import { CalendarRepository } from '../../persistence/repositories/CalendarRepository.ts';
import type { Context } from '../Context.ts';
import { requireSignedIn } from '../permit.ts';
import { calendarEntries } from './calendarEntry.ts';

const KEPT_DAYS = 365;
const ENTRIES_MAX = 1_000;

const newFeed = ({ tokens, clock }: Context, uid: string) => {
  const secret = tokens.secret();
  return { uid, secret, secretDigest: tokens.digest(secret), createdAt: clock.now() };
};

/**
 * The secret of the signed-in person's feed, made when they first ask.
 * @throws DomainError `UNAUTHENTICATED`
 */
export async function getCalendarSecret(context: Context): Promise<string> {
  const { actor, em } = context;
  requireSignedIn(actor);
  const calendars = new CalendarRepository(em.fork());
  const feed = await calendars.findFeedOf(actor.uid);
  if (feed) return feed.secret;
  const fresh = newFeed(context, actor.uid);
  await calendars.addFeed(fresh);
  // somebody may have been first, on another device of theirs
  return (await new CalendarRepository(em.fork()).findFeedOf(actor.uid))?.secret ?? fresh.secret;
}

/**
 * A new secret in place of the old one, whose address shows nothing from now on.
 * @throws DomainError `UNAUTHENTICATED`
 */
export async function renewCalendarSecret(context: Context): Promise<string> {
  const { actor, em } = context;
  requireSignedIn(actor);
  const fresh = newFeed(context, actor.uid);
  await new CalendarRepository(em.fork()).replaceFeed(fresh);
  return fresh.secret;
}

/**
 * What the owner of a secret created and answered, private events too: to come, and of the last year.
 * @throws DomainError `NOT_FOUND` for a secret that is nobody's
 */
export async function getFeedCalendar(
  { actor, em, tokens, clock }: Context,
  secret: string,
  origin: string,
): Promise<string> {
  const calendars = new CalendarRepository(em);
  const feed = await calendars.findFeed(tokens.digest(secret));
  if (!feed) throw new DomainError('NOT_FOUND', 'There is no such calendar');
  const since = clock.now().minus({ days: KEPT_DAYS });
  const found = await calendars.listOf(feed.uid, { since, limit: ENTRIES_MAX });
  const cancelled = await calendars.listCancelledOf(feed.uid, ENTRIES_MAX);
  const { language } = actor;
  const name = CALENDAR_WORDS[language].ownEvents;
  return longCalendarText(calendarEntries(found, cancelled, origin), { language, name });
}
