import { fillPath } from '../pages.ts';
import { differing, type Fields, openedIn } from '../formFields.ts';
import { NOTICE_KINDS, WAYS, type NoticeKind, type Way } from './kinds.ts';
import { USUAL_QUIET_HOURS, type Preferences, type PreferencesChange } from './preferences.ts';
import { REMIND_BEFORE, type RemindBefore } from './reminders.ts';

// How one is told about the event of a response, as a form says it that is sent without a script.

/** The page of the form, which the server writes whole. It is sent to its own address. */
export const NOTIFICATIONS_FORM = '/events/:urlHash/responses/:participantId/notifications';

/** @param token by which the holder is known, where no cookie does */
export const notificationsFormPath = (
  { urlHash, id }: { urlHash: string; id: string | number },
  token?: string | null,
): string => {
  const path = fillPath(NOTIFICATIONS_FORM, { urlHash, participantId: String(id) });
  return token ? `${path}?token=${token}` : path;
};

/** The organiser's digest is of no response. */
export const KINDS_OF_RESPONSE: readonly NoticeKind[] = NOTICE_KINDS.filter((kind) => kind !== 'digest');

/** What the boxes are called. One that is not ticked is not sent. */
export const BOX = {
  way: (kind: NoticeKind, way: Way) => `${kind} ${way}`,
  all: 'all',
  remind: (before: RemindBefore) => `remind ${before}`,
  quiet: 'quiet',
  mute: 'mute',
} as const;

/** What one press asks for: no notices at all, all of them again, or those about one event too. */
export const SILENCE = {
  stop: { isStopped: true },
  start: { isStopped: false },
  subscribe: { isStopped: false, isMuted: false },
} as const;

type Chosen = Pick<Preferences, 'ways' | 'mode' | 'remindBefore' | 'quietHours'> & { isMuted: boolean | null };

const waysIn = (fields: Fields, kind: NoticeKind) => WAYS.filter((way) => BOX.way(kind, way) in fields);

/** What the form says, in the order in which it is kept: two that say the same are the same text. */
const saidIn = (fields: Fields) => {
  const { from = '', to = '', timeZone } = fields;
  return {
    ways: Object.fromEntries(KINDS_OF_RESPONSE.map((kind) => [kind, waysIn(fields, kind)])),
    mode: BOX.all in fields ? ('ALL' as const) : ('FIRST' as const),
    remindBefore: REMIND_BEFORE.filter((before) => BOX.remind(before) in fields),
    quietHours: BOX.quiet in fields ? { from, to, timeZone: timeZone || null } : null,
    isMuted: BOX.mute in fields,
  };
};

/** What the form carries along, to be compared with what comes back: what nobody has touched stays, whatever became of it. */
const openedWith = ({ ways, mode, remindBefore, quietHours, isMuted }: Chosen): string => {
  const ofResponse = Object.fromEntries(KINDS_OF_RESPONSE.map((kind) => [kind, ways[kind]]));
  const hours = quietHours && { from: quietHours.from, to: quietHours.to, timeZone: quietHours.timeZone };
  return JSON.stringify({ ways: ofResponse, mode, remindBefore, quietHours: hours, isMuted: isMuted === true });
};

/** What the form begins with. @param timezone of the event: which clocks the reader lives by, a page without a script cannot know */
export const notificationFieldsOf = (chosen: Chosen, timezone: string): Fields => {
  const { ways, mode, remindBefore, quietHours, isMuted } = chosen;
  const ticked = [
    ...KINDS_OF_RESPONSE.flatMap((kind) => ways[kind].map((way) => BOX.way(kind, way))),
    ...(mode === 'ALL' ? [BOX.all] : []),
    ...remindBefore.map(BOX.remind),
    ...(quietHours ? [BOX.quiet] : []),
    ...(isMuted === true ? [BOX.mute] : []),
  ];
  const { from, to, timeZone } = quietHours ?? { ...USUAL_QUIET_HOURS, timeZone: timezone };
  return {
    ...Object.fromEntries(ticked.map((box) => [box, 'on'])),
    from,
    to,
    timeZone: timeZone ?? '',
    opened: openedWith(chosen),
  };
};

type Said = ReturnType<typeof saidIn>;

/** What has changed in a form since it was opened; all of it if the form does not carry what it was opened with. */
export const notificationsIn = (fields: Fields): PreferencesChange => {
  const { action = '' } = fields;
  if (Object.hasOwn(SILENCE, action)) return SILENCE[action as keyof typeof SILENCE];
  const before: Partial<Said> = openedIn(fields);
  const { ways, ...rest } = saidIn(fields);
  const changedWays = differing(ways, before.ways ?? {});
  return { ...differing(rest, before), ...(Object.keys(changedWays).length > 0 && { ways: changedWays }) };
};
