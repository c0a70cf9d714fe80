import { describe, expect, it } from '@jest/globals';
import { personNotifications, responseNotifications } from '@quorum/domain/notifications/draft';
import { NOTICE_KINDS, WAYS } from '@quorum/domain/notifications/kinds';
import {
  DEFAULT_PREFERENCES,
  preferencesOf,
  waysFor,
  withChange,
  type Choices,
} from '@quorum/domain/notifications/preferences';
import { isReminded, type RemindBefore } from '@quorum/domain/notifications/reminders';
import { parse } from '@quorum/domain/parse';
import { at } from '../support/at.ts';

describe('somebody who has chosen nothing', () => {
  const ways = (kind: (typeof NOTICE_KINDS)[number]) => waysFor(kind, preferencesOf({}));

  it('is told by a device before a text before a mail', () => {
    expect(ways('decision')).toEqual(['PUSH', 'SMS', 'MAIL']);
    expect(preferencesOf({}).mode).toBe('FIRST');
  });

  it('gets texts about what cannot wait alone', () => {
    expect(NOTICE_KINDS.filter((kind) => ways(kind).includes('SMS'))).toEqual(['decision', 'asked', 'place']);
  });

  it('gets the digest of an organiser by mail', () => {
    expect(ways('digest')).toEqual(['MAIL']);
  });

  it('has the default preferences', () => {
    expect(preferencesOf({ own: null, account: null, urlHash: 'a' })).toEqual(DEFAULT_PREFERENCES);
  });
});

describe('what was chosen for a response', () => {
  it('wins over the account, field by field', () => {
    const account: Choices = { ways: { decision: ['SMS'], changes: ['MAIL'] }, mode: 'ALL', remindBefore: [] };
    const own: Choices = { ways: { decision: ['MAIL'] }, quietHours: null };
    const all = preferencesOf({ own, account });
    expect(all).toMatchObject({ mode: 'ALL', remindBefore: [], quietHours: null });
    expect(all.ways).toMatchObject({ decision: ['MAIL'], changes: ['MAIL'], asked: WAYS });
  });

  it.each<[string, Choices | null, Choices | null, object]>([
    ['an event that the account has muted', { isMuted: false }, { mutedEvents: ['a'] }, { isMuted: true }],
    ['another event', {}, { mutedEvents: ['b'] }, { isMuted: false }],
    ['a response that is muted', { isMuted: true }, null, { isMuted: true }],
    ['an account that is stopped', { isStopped: false }, { isStopped: true }, { isStopped: true }],
    ['a response that is stopped', { isStopped: true }, {}, { isStopped: true }],
  ])('does not break the silence of %s', (_what, own, account, expected) => {
    expect(preferencesOf({ own, account, urlHash: 'a' })).toMatchObject(expected);
  });
});

describe('what is muted or stopped', () => {
  it.each([{ isMuted: true }, { isStopped: true }])('is silent by all ways: %j', (own) => {
    expect(NOTICE_KINDS.flatMap((kind) => waysFor(kind, preferencesOf({ own })))).toEqual([]);
  });

  it('sends what the person has asked for all the same, to the number or the address that it is about', () => {
    expect(waysFor(null, preferencesOf({ own: { isMuted: true, isStopped: true } }))).toEqual(['SMS', 'MAIL']);
  });
});

it('goes by the ways that there are, in their order', () => {
  const preferences = preferencesOf({ own: { ways: { changes: ['MAIL', 'PUSH'] } } });
  expect(waysFor('changes', preferences)).toEqual(['PUSH', 'MAIL']);
  expect(waysFor('changes', preferences, ['SMS', 'MAIL'])).toEqual(['MAIL']);
});

describe('a change', () => {
  it('leaves what it does not name', () => {
    const before: Choices = { ways: { asked: [] }, mode: 'ALL', isStopped: true };
    expect(withChange(before, {})).toEqual(before);
    expect(withChange(before, { ways: { place: ['MAIL', 'SMS'] } })).toEqual({
      ...before,
      ways: { asked: [], place: ['SMS', 'MAIL'] },
    });
  });

  it('takes a choice back by null, and quiet hours away', () => {
    const quietHours = { from: '21:00', to: '07:00', timeZone: null };
    const before: Choices = { ways: { asked: [], place: [] }, mode: 'ALL', remindBefore: [], quietHours };
    const change = { ways: { asked: null }, mode: null, remindBefore: null, quietHours: null } as const;
    expect(withChange(before, change)).toEqual({ ways: { place: [] }, quietHours: null });
    expect(withChange(before, { ways: null }).ways).toEqual({});
  });

  it('changes no flag by null', () => {
    const before: Choices = { ways: {}, isMuted: true, isStopped: true };
    expect(withChange(before, { isMuted: null, isStopped: null })).toEqual(before);
  });
});

describe('what is sent', () => {
  const messageOf = (schema: typeof responseNotifications | typeof personNotifications, input: unknown) => {
    try {
      parse(schema, input);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    [
      'a way that there is not',
      { ways: { asked: ['FAX'] } },
      'The ways of each kind of notice must be a list of PUSH, SMS, MAIL',
    ],
    [
      'a way that is no list',
      { ways: { asked: 'PUSH' } },
      'The ways of each kind of notice must be a list of PUSH, SMS, MAIL',
    ],
    ['another mode', { mode: 'BEST' }, 'The mode must be FIRST or ALL'],
    ['another moment', { remindBefore: ['WEEK'] }, 'Reminders must be a list of DAY, THREE_HOURS, HOUR'],
    [
      'a time that there is not',
      { quietHours: { from: '24:00', to: '08:00' } },
      'Quiet hours need two different times, such as 22:00 and 08:00',
    ],
    [
      'quiet hours that are none',
      { quietHours: { from: '08:00', to: '08:00' } },
      'Quiet hours need two different times, such as 22:00 and 08:00',
    ],
    [
      'a zone that there is not',
      { quietHours: { from: '22:00', to: '08:00', timeZone: 'Mars/Base' } },
      'Timezone must be an IANA time zone, such as Europe/Berlin',
    ],
    ['a flag that is none', { isStopped: 'yes' }, 'isStopped must be true or false'],
    ['no object', 7, 'Notifications must be an object with their fields'],
  ])('is refused where it is %s', (_what, input, message) => {
    expect(messageOf(responseNotifications, input)).toBe(message);
    expect(messageOf(personNotifications, input)).toBe(message);
  });

  it('may be null everywhere', () => {
    const nothing = { ways: null, mode: null, remindBefore: null, quietHours: null, isStopped: null };
    expect(messageOf(responseNotifications, { ...nothing, isMuted: null })).toBeNull();
    expect(messageOf(personNotifications, { ...nothing, mutedEvents: null })).toBeNull();
    expect(messageOf(responseNotifications, { ways: { decision: null } })).toBeNull();
  });

  it('has hashes of events, and not too many', () => {
    const hash = 'A'.repeat(22);
    expect(messageOf(personNotifications, { mutedEvents: [hash] })).toBeNull();
    const refusal = 'mutedEvents must be a list of at most 200 hashes of events';
    expect(messageOf(personNotifications, { mutedEvents: ['short'] })).toBe(refusal);
    expect(messageOf(personNotifications, { mutedEvents: Array(201).fill(hash) })).toBe(refusal);
  });
});

describe('a reminder', () => {
  const event = { date: at('2026-05-06T18:00:00Z') };
  const reminded = (createdAt: string, wanted: readonly RemindBefore[], due: readonly RemindBefore[]) =>
    isReminded({ createdAt: at(createdAt) }, event, { wanted, due });

  it('is for those who want it so long before', () => {
    expect(reminded('2026-05-01T12:00:00Z', ['DAY'], ['DAY'])).toBe(true);
    expect(reminded('2026-05-01T12:00:00Z', ['HOUR'], ['DAY'])).toBe(false);
    expect(reminded('2026-05-01T12:00:00Z', ['HOUR', 'DAY'], ['THREE_HOURS', 'HOUR'])).toBe(true);
    expect(reminded('2026-05-01T12:00:00Z', [], ['DAY', 'THREE_HOURS', 'HOUR'])).toBe(false);
  });

  it('is for those alone who responded before it was due', () => {
    expect(reminded('2026-05-06T15:00:00Z', ['THREE_HOURS'], ['THREE_HOURS'])).toBe(true);
    expect(reminded('2026-05-06T15:01:00Z', ['THREE_HOURS'], ['THREE_HOURS'])).toBe(false);
    expect(reminded('2026-05-06T15:01:00Z', ['THREE_HOURS', 'HOUR'], ['THREE_HOURS', 'HOUR'])).toBe(true);
  });
});
