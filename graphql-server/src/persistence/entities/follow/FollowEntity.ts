import { defineEntity, p } from '@mikro-orm/core';
import type { FollowKind, Pace, Radius } from '@quorum/domain/follow/follow';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { EventEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'FollowEntity',
  tableName: 'follow',
  properties: {
    id: p.integer().primary(),
    kind: p.text().$type<FollowKind>(),
    /** The uid of an organiser; the number of a series, or of a type. */
    target: p.text(),
    /** What that was called when it was followed. */
    name: p.text(),
    /** Null for somebody without an account. */
    uid: p.text().strictNullable(),
    /** Whose follow it is: `person` and a uid, or `address` and the digest of one. */
    follower: p.text().index('follow_of_follower'),
    /** Null for a signed-in person without one, whom devices reach. */
    email: p.text().strictNullable(),
    language: p.text().$type<ReaderLanguage>(),
    pace: p.text().$type<Pace>(),
    /** In which their day ends. */
    timezone: p.text(),
    /** The centre, its name and the radius in kilometres; all null for everywhere. */
    latitude: p.double().$type<number>().strictNullable(),
    longitude: p.double().$type<number>().strictNullable(),
    placeName: p.text().strictNullable(),
    radiusKm: p.integer().$type<Radius>().strictNullable(),
    createdAt: instant(),
    /** By the link in a mail, whose page takes it back for a while. */
    endedAt: instant().strictNullable(),
  },
  uniques: [{ name: 'follow_once', properties: ['kind', 'target', 'follower'] }],
  checks: [
    { name: 'follow_kind_is_known', expression: `kind in ('ORGANISER', 'SERIES', 'TYPE')` },
    { name: 'follow_pace_is_known', expression: `pace in ('AT_ONCE', 'DAILY')` },
    { name: 'follow_reaches_somebody', expression: 'uid is not null or email is not null' },
    { name: 'follow_radius_is_known', expression: 'radius_km in (10, 25, 50)' },
    {
      name: 'follow_is_near_a_place',
      expression: 'num_nulls(latitude, longitude, place_name, radius_km) in (0, 4)',
    },
  ],
});

/** Somebody who wants to know of new events. */
export class FollowEntity extends schema.class {}
schema.setClass(FollowEntity);

const newsSchema = defineEntity({
  name: 'FollowNewsEntity',
  tableName: 'follow_news',
  properties: {
    follow: () => p.manyToOne(FollowEntity).primary().updateRule('cascade').deleteRule('cascade').index(false),
    event: () =>
      p.manyToOne(EventEntity).primary().updateRule('cascade').deleteRule('cascade').index('follow_news_of_event'),
    createdAt: instant(),
  },
});

/** An event that waits for the next digest of a follower. */
export class FollowNewsEntity extends newsSchema.class {}
newsSchema.setClass(FollowNewsEntity);
