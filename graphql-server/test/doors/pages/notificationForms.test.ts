import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BOX, notificationFieldsOf } from '@quorum/domain/notifications/form';
import { DEFAULT_PREFERENCES } from '@quorum/domain/notifications/preferences';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { anEvent } from '../../support/builders.ts';
import type { TestServer } from '../../support/testServer.ts';
import { confirmationOf, formBrowser, startWithForms } from './formBrowser.ts';

let server: TestServer;
let event: EventView;

beforeAll(async () => {
  server = await startWithForms();
});
afterAll(() => server.stop());
beforeEach(async () => {
  event = await anEvent(server);
});

const { get, post, page, joined } = formBrowser(
  () => server,
  () => event,
);

const formOf = (id: number | string) => `${page()}/responses/${id}/notifications`;
const UNTOUCHED = notificationFieldsOf(DEFAULT_PREFERENCES, 'Europe/Berlin');

/** Has the holder's own response, with the cookie and the token that each prove it. */
const aHolder = async () => {
  const { cookie, id, answer } = await joined();
  const { responseToken } = confirmationOf(answer) as { responseToken: string };
  return { cookie, id, token: responseToken };
};

const rows = () => server.orm.em.fork().execute('select choices from notification_preferences order by id');

describe('the form of how one is told about an event', () => {
  it('is for the owner of the response alone: by the cookie of the browser, or by a token', async () => {
    const { cookie, id, token } = await aHolder();
    const preferences = { chosen: DEFAULT_PREFERENCES, participantId: String(id), isSaved: false };
    expect((await get(formOf(id), { cookie })).json()).toMatchObject({ form: 'notifications', preferences });
    expect((await get(`${formOf(id)}?token=${token}`)).json()).toMatchObject({ preferences, responseToken: token });
    const foreign = await post(formOf(id), { ...UNTOUCHED, [BOX.mute]: 'on' });
    for (const [refused, status] of [
      [await get(formOf(id)), 403],
      [await get(`${formOf(id)}?token=${'x'.repeat(43)}`), 403],
      [await get(`${formOf(id)}?token=${token}&token=${token}`), 403],
      [await get(formOf(id + 1_000), { cookie }), 404],
      [foreign, 403],
    ] as const)
      expect([refused.statusCode, refused.json()]).toMatchObject([status, { form: 'refused', preferences: null }]);
    expect(await rows()).toEqual([]);
  });

  it('is nobody’s to store or to list', async () => {
    const { cookie, id } = await aHolder();
    expect((await get(formOf(id), { cookie })).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('stores what was changed, and leaves the rest to us', async () => {
    const { cookie, id, token } = await aHolder();
    const { [BOX.way('decision', 'SMS')]: _, ...changed } = UNTOUCHED;
    const saved = await post(formOf(id), { ...changed, [BOX.remind('HOUR')]: 'on', [BOX.quiet]: 'on' }, { cookie });
    expect([saved.statusCode, saved.json()]).toMatchObject([
      200,
      { preferences: { isSaved: true, chosen: { remindBefore: ['DAY', 'HOUR'] } } },
    ]);
    const quietHours = { from: '22:00', to: '08:00', timeZone: 'Europe/Berlin' };
    const choices = { ways: { decision: ['PUSH', 'MAIL'] }, remindBefore: ['DAY', 'HOUR'], quietHours };
    expect(await rows()).toEqual([{ choices }]);

    const muted = await post(formOf(id), { ...UNTOUCHED, [BOX.mute]: 'on', token });
    expect(muted.json()).toMatchObject({
      preferences: { isSaved: true, chosen: { isMuted: true } },
      responseToken: token,
    });
    expect(await rows()).toMatchObject([{ choices: { ...choices, isMuted: true } }]);
  });

  it('stores nothing where nobody touched it', async () => {
    const { cookie, id } = await aHolder();
    const before = await rows();
    expect((await post(formOf(id), UNTOUCHED, { cookie })).statusCode).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('stops everything by one press, and starts it again', async () => {
    const { cookie, id } = await aHolder();
    const press = async (action: string) => (await post(formOf(id), { action }, { cookie })).json();
    expect(await press('stop')).toMatchObject({ preferences: { isSaved: true, chosen: { isStopped: true } } });
    expect(await press('start')).toMatchObject({ preferences: { isSaved: true, chosen: { isStopped: false } } });
  });

  it('says what is wrong, and keeps what was chosen', async () => {
    const { cookie, id } = await aHolder();
    const typed = { ...UNTOUCHED, [BOX.quiet]: 'on', from: '22:00', to: '22:00' };
    const refused = await post(formOf(id), typed, { cookie });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: typed, preferences: { isSaved: false }, refusal: { reasons: [{ key: 'notifications.quietHours' }] } },
    ]);
  });

  it('is not taken from other sites', async () => {
    const { cookie, id } = await aHolder();
    const foreign = await post(formOf(id), { action: 'stop' }, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    expect((await get(formOf(id), { cookie })).json()).toMatchObject({ preferences: { chosen: { isStopped: false } } });
  });
});
