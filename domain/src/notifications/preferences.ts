import { NOTICE_KINDS, WAYS, type Mode, type NoticeKind, type Way } from './kinds.ts';
import type { RemindBefore } from './reminders.ts';

/** No device rings between these times; where no zone is named, they are those of the zone of each event. */
export interface QuietHours {
  /** `22:00` */
  from: string;
  to: string;
  timeZone: string | null;
}

export type Ways = Record<NoticeKind, readonly Way[]>;

/** How a person is notified. */
export interface Preferences {
  ways: Ways;
  mode: Mode;
  remindBefore: readonly RemindBefore[];
  quietHours: QuietHours | null;
  /** Nothing about this event, but for confirmations that the person asked for. */
  isMuted: boolean;
  /** The same of everything. */
  isStopped: boolean;
}

/** What a person has chosen, in general or for one response; what is left out has its default. */
export interface Choices extends Partial<Omit<Preferences, 'ways'>> {
  ways?: Partial<Ways>;
  /** Of a person: the hashes of the events and polls that are muted. */
  mutedEvents?: readonly string[];
}

export const MUTED_EVENTS_MAX = 200;

/** Texts cost something, so they are for what cannot wait. */
const UNTOUCHED: Ways = {
  decision: WAYS,
  asked: WAYS,
  place: WAYS,
  changes: ['PUSH', 'MAIL'],
  reminder: ['PUSH', 'MAIL'],
  digest: ['MAIL'],
};

/** What quiet hours are offered as. */
export const USUAL_QUIET_HOURS = { from: '22:00', to: '08:00' } as const;

/** How people are notified who have chosen nothing. */
export const DEFAULT_PREFERENCES: Preferences = {
  ways: UNTOUCHED,
  mode: 'FIRST',
  remindBefore: ['DAY'],
  // the zone that somebody is in is not known until they say it
  quietHours: null,
  isMuted: false,
  isStopped: false,
};

interface Chosen {
  /** For the response; null where there is none, or nothing was chosen. */
  own?: Choices | null | undefined;
  /** By the account of the person. */
  account?: Choices | null | undefined;
  /** Of the event or poll that it is about. */
  urlHash?: string | undefined;
}

/**
 * How a person is notified about an event. Choices for the response override those of the account, field by field, but
 * what either of them mutes is muted.
 */
export const preferencesOf = ({ own, account, urlHash }: Chosen): Preferences => {
  const { ways: ownWays, ...ownRest } = own ?? {};
  const { ways: accountWays, mutedEvents = [], ...accountRest } = account ?? {};
  const { mutedEvents: _, ...chosen } = { ...DEFAULT_PREFERENCES, ...accountRest, ...ownRest } as Preferences & Choices;
  return {
    ...chosen,
    ways: { ...UNTOUCHED, ...accountWays, ...ownWays },
    isMuted: own?.isMuted === true || (urlHash !== undefined && mutedEvents.includes(urlHash)),
    isStopped: own?.isStopped === true || account?.isStopped === true,
  };
};

/**
 * The ways by which somebody is told, in the order in which they are tried; by all of them where the mode says so.
 * @param kind null for what the person has asked for, such as the confirmation of an address or a number: that is for these
 * @param available those that this server has
 */
export const waysFor = (
  kind: NoticeKind | null,
  { ways, isMuted, isStopped }: Pick<Preferences, 'ways' | 'isMuted' | 'isStopped'>,
  available: readonly Way[] = WAYS,
): Way[] => {
  if (kind === null) return available.filter((way) => way !== 'PUSH');
  if (isMuted || isStopped) return [];
  return WAYS.filter((way) => available.includes(way) && ways[kind].includes(way));
};

/** What a person changes of their preferences: null takes a choice back, and quiet hours away. */
export interface PreferencesChange {
  ways?: Partial<Record<NoticeKind, readonly Way[] | null | undefined>> | null | undefined;
  mode?: Mode | null | undefined;
  remindBefore?: readonly RemindBefore[] | null | undefined;
  quietHours?: QuietHours | null | undefined;
  isMuted?: boolean | null | undefined;
  mutedEvents?: readonly string[] | null | undefined;
  isStopped?: boolean | null | undefined;
}

/** In their order, each once. */
const inOrder = <One extends string>(all: readonly One[], chosen: readonly One[]) =>
  all.filter((one) => chosen.includes(one));

const changedWays = (before: Partial<Ways>, change: PreferencesChange['ways']): Partial<Ways> => {
  if (change === undefined) return before;
  if (change === null) return {};
  const after = NOTICE_KINDS.map((kind) => [kind, change[kind] === undefined ? before[kind] : change[kind]] as const);
  return Object.fromEntries(after.flatMap(([kind, chosen]) => (chosen ? [[kind, inOrder(WAYS, chosen)]] : [])));
};

/** What is chosen after a change; what that leaves out stays. */
export const withChange = (before: Choices, change: PreferencesChange): Choices => {
  const { ways, mode, remindBefore, quietHours, isMuted, mutedEvents, isStopped } = change;
  const after: Choices = { ...before, ways: changedWays(before.ways ?? {}, ways) };
  if (quietHours !== undefined) after.quietHours = quietHours;
  if (mode) after.mode = mode;
  if (mode === null) delete after.mode;
  if (remindBefore) after.remindBefore = remindBefore;
  if (remindBefore === null) delete after.remindBefore;
  if (mutedEvents) after.mutedEvents = [...new Set(mutedEvents)];
  if (mutedEvents === null) delete after.mutedEvents;
  // a flag is true or false: null says nothing
  if (typeof isMuted === 'boolean') after.isMuted = isMuted;
  if (typeof isStopped === 'boolean') after.isStopped = isStopped;
  return after;
};
