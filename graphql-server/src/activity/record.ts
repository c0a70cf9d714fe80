import { DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';
import { ActivityEntity } from '../persistence/entities/ActivityEntity.ts';
import type { EntityManager } from '../persistence/orm.ts';
import type { Activity, Figures } from './Activity.ts';

/** A transaction, as far as recording needs it. */
export interface Recording {
  readonly isTransaction: true;
  /** What its commit comes to. */
  readonly effects: {
    /** Whether anything was recorded, for subscribers to be told about. */
    isRecorded: boolean;
    /** Whether it changes what everybody sees. */
    isVisible: boolean;
    /** Whether something must not be seen any more, not even as it was. */
    isTakenAway: boolean;
    /** What was recorded of events, and what each could expect then. */
    ofEvents: { figures: Map<number, Figures>; activities: ActivityEntity[] };
  };
  em: EntityManager;
  clock: Clock;
}

/** Activities that change nothing which other people see. */
export const UNSEEN: ReadonlySet<Activity['type']> = new Set([
  'event.reported',
  'event.asked',
  'event.fell',
  'event.recovered',
  'event.reminderDue',
  'event.announced',
  'event.messageSent',
  'response.withdrew',
  'event.handOverOffered',
  'event.handOverWithdrawn',
  'event.coOrganiserInvited',
  'response.adopted',
  'response.deviceAdded',
  'response.deviceRemoved',
  'response.phoneCodeAsked',
  'response.phoneConfirmed',
  'response.notificationsChanged',
  'response.paymentChanged',
  'poll.reported',
  'poll.handOverOffered',
  'poll.handOverWithdrawn',
  'vote.adopted',
  'regular.adopted',
  'report.dismissed',
  'calendarFeed.renewed',
  'token.created',
  'token.revoked',
  'follow.saved',
  'follow.ended',
  'follow.digestDue',
  'account.notificationsChanged',
  'account.phoneChanged',
  'account.phoneCodeAsked',
  'account.phoneConfirmed',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'webhook.tested',
  'webhook.redelivered',
  'webhook.disabled',
  'account.reliabilityErased',
]);

/** Whether it changes what others see. */
export const isSeen = (type: Activity['type']): boolean => !UNSEEN.has(type);

/** Activities after which somebody must not see what they could see before. */
const TAKES_AWAY: ReadonlySet<Activity['type']> = new Set([
  // it may be private now
  'event.changed',
  'event.deleted',
  'event.hidden',
  'event.coOrganiserLeft',
  'event.handedOver',
  'regular.removed',
  'response.removed',
  'response.hidden',
  'poll.changed',
  'poll.deleted',
  'poll.hidden',
  'poll.handedOver',
  'vote.removed',
  'cancelledEvent.deleted',
  'cancelledPoll.deleted',
  'account.deleted',
]);

/** Of a row its number, of former values each in the same way. */
const stored = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || DateTime.isDateTime(value)) return value;
  if ('id' in value) return value.id;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stored(inner)]));
};

/** What an activity may be about, beside its details. */
interface About {
  type: Activity['type'];
  event?: { id: number };
  poll?: { id: number };
}

/** Records what happened, in the transaction of the change: it is there if the change is there, and only then. */
export const record = ({ em, clock, effects }: Recording, activity: Activity): void => {
  const { type, event, poll, ...details }: About = activity;
  effects.isRecorded = true;
  if (isSeen(type)) effects.isVisible = true;
  if (TAKES_AWAY.has(type)) effects.isTakenAway = true;
  const figures = event && effects.ofEvents.figures.get(event.id);
  const recorded = em.create(ActivityEntity, {
    type,
    eventId: event?.id ?? null,
    pollId: poll?.id ?? null,
    details: { ...(stored(details) as Record<string, unknown>), ...figures },
    createdAt: clock.now(),
    dispatchedAt: null,
  });
  if (event) effects.ofEvents.activities.push(recorded);
};

/** Says what an event can expect by now: what this transaction has recorded of it, and what it will, has led to that. */
export const noteFigures = ({ effects }: Recording, { id }: { id: number }, figures: Figures): void => {
  effects.ofEvents.figures.set(id, figures);
  for (const recorded of effects.ofEvents.activities) {
    if (recorded.eventId === id) recorded.details = { ...recorded.details, ...figures };
  }
};

type Subject = 'event' | 'poll';
/** What happens to events and to polls alike. */
type OfEither = 'hidden' | 'shown' | 'reported' | 'handOverOffered' | 'handOverWithdrawn';

/** The same, of an event or of a poll. */
export const recordOf = (transaction: Recording, what: Subject, happened: OfEither, { id }: { id: number }): void =>
  record(
    transaction,
    what === 'event' ? { type: `event.${happened}`, event: { id } } : { type: `poll.${happened}`, poll: { id } },
  );

/** Says that what everybody sees changes, though nothing has happened to it: a forecast, or time that has passed. */
export const noteVisible = ({ effects }: Recording): void => {
  effects.isVisible = true;
};
