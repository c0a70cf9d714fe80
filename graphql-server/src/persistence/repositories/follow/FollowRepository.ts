import type { FollowKind, Pace } from '@quorum/domain/follow/follow';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { DateTime } from 'luxon';
import { FollowEntity } from '../../entities/follow/FollowEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** Kilometres on a sphere between a place (`$4`, `$5`) and the centre of a follow. */
const DISTANCE_KM = `12742 * asin(least(1, sqrt(power(sin(radians($4 - latitude) / 2), 2)
  + cos(radians($4)) * cos(radians(latitude)) * power(sin(radians($5 - longitude) / 2), 2))))`;

/** One for each person, the sooner one of two. Nobody is told of their own events. */
const FOLLOWERS = `select distinct on (follower) id, follower, uid, email, language, pace from follow
  where ended_at is null and uid is distinct from $1 and (
    (kind = 'SERIES' and target = $2)
    or ($6 and kind = 'ORGANISER' and target = $1)
    or ($6 and kind = 'TYPE' and target = $3 and (radius_km is null or ${DISTANCE_KM} <= radius_km)))
  order by follower, pace, id`;

const ADD_NEWS = `insert into follow_news (follow_id, event_id, created_at)
  select id, $2, $3 from unnest($1::int[]) as id on conflict do nothing`;

/** People for whom something waits since before the last time that a digest was due where they are. */
const DUE = `select array_agg(distinct f.id order by f.id) as follows from follow as f join follow_news as n on n.follow_id = f.id
  where f.ended_at is null group by f.follower
  having min(n.created_at) < max(
    (date_trunc('day', ($1::timestamptz at time zone f.timezone) - make_interval(hours => $2)) + make_interval(hours => $2))
      at time zone f.timezone)
  order by min(n.created_at) limit $3`;

const TAKE_NEWS = `delete from follow_news where follow_id = any ($1::int[]) returning event_id as id`;

/** Public events to come that nobody was told of: new ones, and such as have become public. A while is given to find out where they are. */
const UNANNOUNCED = `select distinct e.id, e.url_hash as "urlHash" from activity as a join event as e on e.id = a.event_id
  where a.created_at > $1 and (a.type = 'event.created'
      or (a.type = 'event.changed' and a.details->'before'->>'isPrivate' = 'true') or a.type = 'event.shown')
    and not e.is_private and not e.is_hidden and e.date > $2 and ($4::int is null or e.id = $4)
    and (e.created_at < $3 or exists (
      select from place as p where p.query = e.location and p.timezone = e.timezone))
    and not exists (select from activity as told where told.event_id = e.id and told.type = 'event.announced')
  order by e.id limit 200`;

export interface Follower {
  id: number;
  follower: string;
  uid: string | null;
  email: string | null;
  language: ReaderLanguage;
  pace: Pace;
}

/** What followers of an event go by. */
interface Followed {
  creatorId: string;
  /** The number of its first date, or its own. */
  seriesId: number;
  eventTypeId: number;
  place: { latitude: number; longitude: number } | null;
  /** Another date of a series is news for those alone who follow the series. */
  isOccurrence: boolean;
}

interface Key {
  kind: FollowKind;
  target: string;
  follower: string;
}

/** All that is stored of one, but for its number. */
type NewFollow = Pick<
  FollowEntity,
  | 'kind'
  | 'target'
  | 'name'
  | 'uid'
  | 'follower'
  | 'email'
  | 'language'
  | 'pace'
  | 'timezone'
  | 'latitude'
  | 'longitude'
  | 'placeName'
  | 'radiusKm'
  | 'createdAt'
  | 'endedAt'
>;

interface Row {
  id: number;
}

/** Who follows what, and what waits for their digests. */
export class FollowRepository {
  constructor(private readonly em: EntityManager) {}

  find({ kind, target, follower }: Key): Promise<FollowEntity | null> {
    return this.em.findOne(FollowEntity, { kind, target, follower, endedAt: null });
  }

  /** Those that have not ended, the newest first. */
  listOf(follower: string): Promise<FollowEntity[]> {
    return this.em.find(FollowEntity, { follower, endedAt: null }, { orderBy: { id: 'desc' } });
  }

  /** All of a person, also what has ended and may be taken back. */
  listAllOf(uid: string): Promise<FollowEntity[]> {
    return this.em.find(FollowEntity, { uid }, { orderBy: { id: 'asc' } });
  }

  /** Deletes what a person follows, and what others follow of them: nothing more comes. */
  async forget(uid: string): Promise<void> {
    await this.em.nativeDelete(FollowEntity, { $or: [{ uid }, { kind: 'ORGANISER', target: uid }] });
  }

  /** Those of them that have not ended. */
  listAmong(ids: readonly number[]): Promise<FollowEntity[]> {
    return this.em.find(FollowEntity, { id: { $in: [...ids] }, endedAt: null }, { orderBy: { id: 'asc' } });
  }

  /** Starts one, or gives one that is there these settings. */
  async save(follow: NewFollow): Promise<FollowEntity> {
    return this.em.upsert(FollowEntity, follow, {
      onConflictFields: ['kind', 'target', 'follower'],
      onConflictExcludeFields: ['createdAt'],
    });
  }

  async delete({ id }: Row): Promise<void> {
    await this.em.nativeDelete(FollowEntity, { id });
  }

  /** Ends one, or with null takes that back. */
  async end({ id }: Row, endedAt: DateTime | null): Promise<void> {
    await this.em.nativeUpdate(FollowEntity, { id }, { endedAt });
  }

  followersOf({ creatorId, seriesId, eventTypeId, place, isOccurrence }: Followed): Promise<Follower[]> {
    const target = [creatorId, String(seriesId), String(eventTypeId)];
    const where = [place?.latitude ?? null, place?.longitude ?? null];
    return queryPrepared(this.em, FOLLOWERS, [...target, ...where, !isOccurrence]);
  }

  listUnannounced(
    { since, now, lookedUpBy }: { since: DateTime; now: DateTime; lookedUpBy: DateTime },
    id: number | null = null,
  ): Promise<(Row & { urlHash: string })[]> {
    return queryPrepared(this.em, UNANNOUNCED, [since.toISO(), now.toISO(), lookedUpBy.toISO(), id]);
  }

  async addNews(followIds: readonly number[], event: Row, now: DateTime): Promise<void> {
    if (followIds.length > 0) await queryPrepared(this.em, ADD_NEWS, [followIds, event.id, now.toISO()]);
  }

  /** The follows of each person for whom a digest is due. */
  async listDueDigests(now: DateTime, hour: number, limit: number): Promise<number[][]> {
    const due = await queryPrepared<{ follows: number[] }>(this.em, DUE, [now.toISO(), hour, limit]);
    return due.map(({ follows }) => follows);
  }

  /** Takes what waits for these, so that it is told once. @returns the events */
  async takeNews(followIds: readonly number[]): Promise<number[]> {
    const taken = await queryPrepared<Row>(this.em, TAKE_NEWS, [followIds]);
    return [...new Set(taken.map(({ id }) => id))];
  }

  /** Follows that ended so long ago that nobody takes it back. */
  async deleteEnded(before: DateTime): Promise<void> {
    await this.em.nativeDelete(FollowEntity, { endedAt: { $lt: before } });
  }
}
