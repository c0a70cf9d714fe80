import { DomainError } from '@quorum/domain/errors';
import { record } from '../../activity/record.ts';
import { longCalendarText } from '../../calendar/calendarText.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { CalendarRepository } from '../../persistence/repositories/calendar/CalendarRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';
import { calendarEntries, offeredEntry } from './calendarEntry.ts';

const KEPT_DAYS = 365;
const ENTRIES_MAX = 1_000;

/**
 * A secret for the feed of the signed-in person, in place of the one they may have, whose address shows nothing from then
 * on. It is shown this once: what is stored is its digest.
 * @throws DomainError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export async function renewCalendarSecret(context: Context): Promise<string> {
  const { actor, tokens, clock } = context;
  requireSignedIn(actor);
  const secret = tokens.secret();
  const feed = { uid: actor.uid, secretDigest: tokens.digest(secret), createdAt: clock.now() };
  await inTransaction(context, NO_TURN, async (transaction) => {
    await transaction.limiter.consume([{ limit: 'renewCalendarFeed', key: actor.uid }]);
    await new CalendarRepository(transaction.em).replaceFeed(feed);
    record(transaction, { type: 'calendarFeed.renewed' });
  });
  return secret;
}

/** Deletes what the release before this one stored of secrets beside their digests. */
export const deletePlainCalendarSecrets = ({ em }: Context): Promise<void> =>
  new CalendarRepository(em).deletePlainSecrets();

/**
 * What the owner of a secret created and responded to, private events too: to come, and of the last year. The dates that
 * their open polls offer are tentative in it.
 * @throws DomainError `NOT_FOUND` for a secret that is nobody's
 */
export async function getFeedCalendar(
  { actor, em, tokens, clock }: Context,
  secret: string,
  origin: string,
): Promise<string> {
  const calendars = new CalendarRepository(em);
  const feed = await calendars.findFeed(tokens.digest(secret));
  if (!feed) throw new DomainError('NOT_FOUND', 'calendar.unknown');
  const now = clock.now();
  const found = await calendars.listOf(feed.uid, { since: now.minus({ days: KEPT_DAYS }), limit: ENTRIES_MAX });
  const offered = await calendars.listOfferedBy(feed.uid, { since: now, limit: ENTRIES_MAX });
  const cancelled = await calendars.listCancelledOf(feed.uid, ENTRIES_MAX);
  const { language } = actor;
  const name = messagesIn(language).calendar.ownEvents;
  const entries = [
    ...calendarEntries(found, cancelled, origin),
    ...offered.map((option) => offeredEntry(option, origin)),
  ];
  return longCalendarText(entries, { language, name });
}
