import type { Follower } from '../../persistence/repositories/follow/FollowRepository.ts';
import { FollowRepository } from '../../persistence/repositories/follow/FollowRepository.ts';
import { seriesIdOf } from '../../persistence/repositories/SeriesRepository.ts';
import { WeatherRepository } from '../../persistence/repositories/WeatherRepository.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { record } from '../../activity/record.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';

/** What is older, and was announced to nobody, was there before anybody could follow. */
const NEW_FOR = { hours: 6 };

/** So long the place of a new event is looked up: who follows what is near must know where it is. */
const LOOK_UP = { minutes: 15 };

const times = (now: EventEntity['date']) => ({ now, since: now.minus(NEW_FOR), lookedUpBy: now.minus(LOOK_UP) });

/** Has followers told of events that are new, or have become public: each once. Those of whom too many are told at once, and those who want it so, get a digest. */
export async function announceEvents(context: Context): Promise<void> {
  const { em, clock, mailing } = context;
  if (!mailing) return;
  const due = await new FollowRepository(em).listUnannounced(times(clock.now()));
  await attemptEach(context, due, (event) => announce(context, event));
}

function announce(context: Context, { id, urlHash }: Pick<EventEntity, 'id' | 'urlHash'>): Promise<void> {
  return inTransaction(context, [urlHash], async (transaction) => {
    const { em, events, clock } = transaction;
    const follows = new FollowRepository(em);
    const event = await events.findLockedAlone(id);
    // another server has, or it has become private, since we looked
    const due = await follows.listUnannounced(times(clock.now()), id);
    if (!event || due.length === 0) return;
    const followers = await followersOf(transaction, event);
    const atOnce = await withinDailyLimit(transaction, followers);
    const later = followers.filter((one) => !atOnce.includes(one));
    await follows.addNews(
      later.map((one) => one.id),
      event,
      clock.now(),
    );
    record(transaction, { type: 'event.announced', event, follows: atOnce.map((one) => one.id) });
  });
}

async function followersOf({ em }: Transaction, event: EventEntity): Promise<Follower[]> {
  const { location, timezone, creatorId, eventType } = event;
  const place = await new WeatherRepository(em).findPlace(location, timezone);
  return new FollowRepository(em).followersOf({
    creatorId,
    seriesId: seriesIdOf(event),
    eventTypeId: eventType.id,
    place:
      place?.latitude == null || place.longitude === null
        ? null
        : { latitude: place.latitude, longitude: place.longitude },
    isOccurrence: event.parentEventId !== null || event.seriesId !== null,
  });
}

async function withinDailyLimit({ limiter }: Transaction, followers: readonly Follower[]): Promise<Follower[]> {
  const keen = followers.filter(({ pace }) => pace === 'AT_ONCE');
  if (keen.length === 0) return [];
  const within = await limiter.consumeEach(
    'announcements',
    keen.map(({ follower }) => follower),
  );
  return keen.filter(({ follower }) => within.has(follower));
}
