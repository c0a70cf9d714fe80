import type { Clock } from '../gateways/clock.ts';
import { ActivityEntity } from '../persistence/entities/ActivityEntity.ts';
import type { EntityManager } from '../persistence/orm.ts';
import type { Activity } from './Activity.ts';

/** A transaction, as far as recording needs it. */
export interface Recording {
  readonly isTransaction: true;
  /** What its commit comes to. */
  readonly effects: {
    /** Whether it changes what everybody sees. */
    isVisible: boolean;
  };
  em: EntityManager;
  clock: Clock;
}

/** What nobody but those who did it sees anything of. */
const UNSEEN: ReadonlySet<Activity['type']> = new Set([
  'event.reported',
  'event.handOverOffered',
  'event.handOverWithdrawn',
  'response.adopted',
  'poll.reported',
  'poll.handOverOffered',
  'poll.handOverWithdrawn',
  'vote.adopted',
  'report.dismissed',
  'calendarFeed.renewed',
]);

const idOf = (row: unknown) => (row as { id: number }).id;

/** A row is stored as its number, a list or a plain value as it is. */
const stored = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** Records what happened, in the transaction of the change: it is there if the change is there, and only then. */
export const record = ({ em, clock, effects }: Recording, activity: Activity): void => {
  const { type, event = null, poll = null, ...details } = { event: undefined, poll: undefined, ...activity };
  if (!UNSEEN.has(type)) effects.isVisible = true;
  em.create(ActivityEntity, {
    type,
    eventId: event && idOf(event),
    pollId: poll && idOf(poll),
    details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, stored(value)])),
    createdAt: clock.now(),
  });
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
