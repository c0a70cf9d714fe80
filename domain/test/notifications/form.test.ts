import { describe, expect, it } from '@jest/globals';
import { BOX, notificationFieldsOf, notificationsFormPath, notificationsIn } from '../../src/notifications/form.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../src/notifications/preferences.ts';
import type { Fields } from '../../src/formFields.ts';

/** What a browser sends of a form that nobody has touched. */
const untouched = (preferences: Preferences) => notificationFieldsOf(preferences, 'Europe/Berlin');

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

const EVERYTHING: Preferences = {
  ways: { ...DEFAULT_PREFERENCES.ways, decision: ['MAIL'], reminder: [] },
  mode: 'ALL',
  remindBefore: ['DAY', 'HOUR'],
  quietHours: { from: '21:30', to: '07:00', timeZone: null },
  isMuted: true,
  isStopped: false,
};

describe('the form of how one is told', () => {
  it.each([
    ['of defaults', DEFAULT_PREFERENCES],
    ['of choices', EVERYTHING],
  ])('%s changes nothing where nobody touches it', (_, preferences) => {
    expect(notificationsIn(untouched(preferences))).toEqual({});
  });

  it('says what was ticked and unticked, and leaves the rest to us', () => {
    const fields = {
      ...without(untouched(DEFAULT_PREFERENCES), BOX.way('decision', 'SMS')),
      [BOX.remind('HOUR')]: 'on',
    };
    expect(notificationsIn({ ...fields, [BOX.quiet]: 'on' })).toEqual({
      ways: { decision: ['PUSH', 'MAIL'] },
      remindBefore: ['DAY', 'HOUR'],
      quietHours: { from: '22:00', to: '08:00', timeZone: 'Europe/Berlin' },
    });
  });

  it('takes everything back', () => {
    const { opened = '', from = '', to = '', timeZone = '' } = untouched(EVERYTHING);
    const unticked = { opened, from, to, timeZone };
    expect(notificationsIn(unticked)).toMatchObject({
      ways: { decision: [], asked: [], place: [], changes: [] },
      mode: 'FIRST',
      remindBefore: [],
      quietHours: null,
      isMuted: false,
    });
  });

  it.each([
    ['stop', { isStopped: true }],
    ['start', { isStopped: false }],
    ['subscribe', { isStopped: false, isMuted: false }],
  ])('has a button that says %s, and nothing else', (action, change) => {
    expect(notificationsIn({ action, token: 'x' })).toEqual(change);
  });

  it.each(['', '{', 'null', '[]', '7'])('is taken as it is where it was opened with %j', (opened) => {
    expect(notificationsIn({ opened, [BOX.mute]: 'on' })).toMatchObject({ mode: 'FIRST', isMuted: true });
  });

  it('has the address of its response', () => {
    const response = { urlHash: 'abc', id: 7 };
    expect(notificationsFormPath(response)).toBe('/events/abc/responses/7/notifications');
    expect(notificationsFormPath(response, 's3')).toBe('/events/abc/responses/7/notifications?token=s3');
  });
});
