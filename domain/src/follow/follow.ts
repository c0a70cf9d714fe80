import { z } from 'zod';
import { isTimezone } from '../event/timezone.ts';
import { because } from '../refusals/Reason.ts';
import { participantId } from '../push/subscription.ts';

/** What can be followed: an organiser, the dates of a series, or events of a type. */
export const FOLLOW_KINDS = ['ORGANISER', 'SERIES', 'TYPE'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** How soon a follower gets news: about each event at once, or once a day about all. */
export const PACES = ['AT_ONCE', 'DAILY'] as const;
export type Pace = (typeof PACES)[number];

/** What counts as near, in kilometres. */
export const RADII = [10, 25, 50] as const;
export type Radius = (typeof RADII)[number];

/** How much one person follows at most. */
export const FOLLOWS_MAX = 100;

/** How many events of one follow are announced at once in a day; any more wait for the daily digest. */
export const AT_ONCE_A_DAY = 5;

/** When a digest goes out, by the clock where the first followed event took place. */
export const DIGEST_HOUR = 17;

const unreadable = because('follow.unreadable');
const kindMessage = because('follow.kind');
const targetMessage = because('follow.target');
const paceMessage = because('follow.pace');
const zoneMessage = because('follow.zone');
const nearMessage = because('follow.near');

/** The uid of an organiser; the number of an event of the series, or of a type. */
const target = z
  .union([z.string(), z.int().transform(String)], targetMessage)
  .pipe(z.string().min(1, targetMessage).max(128, targetMessage));

const proof = {
  participantId: participantId
    .nullish()
    .describe('For somebody without an account: their response, whose confirmed address gets the news'),
  responseToken: z
    .string(unreadable)
    .nullish()
    .describe('The token that the join returned; left out, the browser that joined is the proof'),
};

const near = z.object(
  {
    urlHash: z
      .string(nearMessage)
      .regex(/^[\w-]{22}$/, nearMessage)
      .describe('The event whose place is the centre'),
    km: z.literal(RADII, nearMessage).describe('The radius around it, in kilometres'),
  },
  nearMessage,
);

/** How something is followed. */
export const followSettings = z.object(
  {
    pace: z.enum(PACES, paceMessage).nullish().describe('How often news is sent; left out, at once'),
    timeZone: z
      .string(zoneMessage)
      .refine(isTimezone, zoneMessage)
      .nullish()
      .describe('The time zone for a daily digest; left out, that of the event'),
    near: near.nullish().describe('For a type: the place that new events must be near; left out, everywhere'),
    ...proof,
  },
  unreadable,
);

/** Who follows no longer. */
export const followEnd = z.object(proof, unreadable);

const what = { kind: z.enum(FOLLOW_KINDS, kindMessage), id: target };

export const followDraft = followSettings.extend(what).refine(({ kind, near: where }) => kind === 'TYPE' || !where, {
  message: because('follow.nearType'),
  path: ['near'],
});

export const unfollowDraft = followEnd.extend(what);

export type FollowDraft = z.output<typeof followDraft>;
