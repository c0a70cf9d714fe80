import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '@quorum/domain/notifications/preferences';
import { responseLinkIn, unsubscribePathOf } from '../mail/mailServer.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door, type Target } from '../support/doors.ts';
import { authorization } from '../support/testServer.ts';

const server = useMailServer();

const NEVER_CHOSE = { ...DEFAULT_PREFERENCES, unsubscribedFrom: [] };
const OF_PERSON = { ...NEVER_CHOSE, isMuted: null, mutedEvents: [] };
const OF_RESPONSE = { ...NEVER_CHOSE, mutedEvents: null };

const rows = () => server.orm.em.fork().execute('select * from notification_preferences order by id');

let serial = 0;
/** Somebody who has chosen nothing yet. */
const aPerson = () => ({ as: `person${++serial}` });

const aResponseWithToken = async (
  changes: Record<string, unknown> = {},
  caller = {},
): Promise<Required<Pick<Target, 'urlHash' | 'participantId' | 'responseToken'>>> => {
  const { urlHash } = await anEvent(server);
  const { id, responseToken } = await aResponse(server, { urlHash }, changes, caller);
  return { urlHash, participantId: id, responseToken };
};

/** The same, of somebody who comes by the link in the mail to their address. */
const aConfirmed = async () => {
  const email = `confirmed${++serial}@example.com`;
  const response = await aResponseWithToken({ email });
  const mail = (await server.drain()).find(({ to }) => to.includes(email));
  return {
    ...response,
    ...responseLinkIn(mail?.mail.text ?? ''),
    unsubscribePath: mail ? unsubscribePathOf(mail) : '',
  };
};

const DOORS: [string, (one: typeof server) => Door][] = [
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
];

describe.each(DOORS)('through %s', (_name, open) => {
  it('somebody who never chose reads what is usual, and nothing is written', async () => {
    const door = open(server);
    const response = await aResponseWithToken();
    const before = await rows();
    expect((await door.ownNotifications(aPerson())).result).toEqual(OF_PERSON);
    expect((await door.notifications(response)).result).toEqual(OF_RESPONSE);
    expect(await rows()).toEqual(before);
  });

  it('a person chooses, one thing after the other', async () => {
    const door = open(server);
    const me = aPerson();
    const quietHours = { from: '22:30', to: '07:00', timeZone: 'Europe/Berlin' };
    await door.updateNotifications({}, { ways: { asked: ['MAIL', 'PUSH'] }, quietHours }, me);
    await door.updateNotifications({}, { ways: { digest: [] }, mode: 'ALL', remindBefore: ['HOUR', 'DAY'] }, me);
    const all = {
      ...OF_PERSON,
      ways: { ...DEFAULT_PREFERENCES.ways, asked: ['PUSH', 'MAIL'], digest: [] },
      mode: 'ALL',
      remindBefore: ['DAY', 'HOUR'],
      quietHours,
    };
    expect((await door.ownNotifications(me)).result).toEqual(all);
    const back = await door.updateNotifications(
      {},
      { ways: null, mode: null, remindBefore: null, quietHours: null },
      me,
    );
    expect(back.result).toEqual(OF_PERSON);
  });

  it('the owner of a response chooses for its event', async () => {
    const door = open(server);
    const response = await aResponseWithToken();
    const changed = await door.updateNotifications(response, { isMuted: true, remindBefore: [] });
    expect(changed.result).toEqual({ ...OF_RESPONSE, isMuted: true, remindBefore: [] });
    expect((await door.updateNotifications(response, { isMuted: null })).result).toMatchObject({ isMuted: true });
    expect((await door.updateNotifications(response, { isMuted: false })).result).toMatchObject({ isMuted: false });
  });

  it('a response follows the account of its owner, but for what was chosen for it', async () => {
    const door = open(server);
    const me = aPerson();
    const response = await aResponseWithToken({}, me);
    await door.updateNotifications({}, { mode: 'ALL', ways: { changes: [] } }, me);
    await door.updateNotifications(response, { ways: { asked: ['MAIL'] } }, me);
    expect((await door.notifications(response, me)).result).toMatchObject({
      mode: 'ALL',
      ways: { changes: [], asked: ['MAIL'], decision: ['PUSH', 'SMS', 'MAIL'] },
    });
    await door.updateNotifications({}, { mutedEvents: [response.urlHash] }, me);
    expect((await door.notifications(response, me)).result).toMatchObject({ isMuted: true });
  });

  it.each([
    ['a way that there is not', { ways: { asked: ['FAX'] } }],
    ['a time that there is not', { quietHours: { from: '22:00', to: '25:00' } }],
    ['a list of muted events for a response', { mutedEvents: ['A'.repeat(22)] }],
  ])('%s is refused', async (_what, change) => {
    expect((await open(server).updateNotifications(await aResponseWithToken(), change)).code).toBe('BAD_USER_INPUT');
  });

  it('a body that is no object is refused', async () => {
    const { urlHash, participantId, responseToken } = await aResponseWithToken();
    const caller = { headers: { 'x-response-token': responseToken, 'content-type': 'application/json' } };
    const ofResponse = `/api/events/${urlHash}/participants/${participantId}/notifications`;
    for (const [url, as] of [
      [ofResponse, {}],
      ['/api/me/notifications', aPerson()],
    ] as const) {
      const headers = { ...caller.headers, ...authorization(as) };
      const answer = await server.app.inject({ method: 'PATCH', url, headers, payload: 'null' });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('a response that is gone has none', async () => {
    const door = open(server);
    const response = await aResponseWithToken();
    await door.removeResponse(response);
    expect((await door.notifications(response)).code).toBe('NOT_FOUND');
    expect((await door.updateNotifications(response, { isMuted: true })).code).toBe('NOT_FOUND');
  });
});

it('takes back whole what was read', async () => {
  const response = await aResponseWithToken();
  const at = `/api/events/${response.urlHash}/participants/${response.participantId}/notifications`;
  const headers = { 'x-response-token': response.responseToken };
  const read = await server.rest('GET', at, undefined, { headers });
  const sent = await server.rest('PATCH', at, read.json<object>(), { headers });
  expect([sent.statusCode, sent.json()]).toEqual([200, read.json()]);
});

describe('somebody who stops everything', () => {
  it('is unsubscribed from all mail too, and gets it again with everything', async () => {
    const { unsubscribePath, ...response } = await aConfirmed();
    const door = restDoor(server);
    const stopped = await door.updateNotifications(response, { isStopped: true });
    expect(stopped.result).toMatchObject({ isStopped: true, unsubscribedFrom: ['*'] });
    expect((await server.app.inject({ method: 'GET', url: unsubscribePath })).body).toContain('no more mail');
    const again = await door.updateNotifications(response, { isStopped: false });
    expect(again.result).toMatchObject({ isStopped: false, unsubscribedFrom: [] });
  });

  it('reads there what a link in a mail has stopped, and starts it', async () => {
    const { unsubscribePath, ...response } = await aConfirmed();
    const door = restDoor(server);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    await server.app.inject({ method: 'POST', url: unsubscribePath, headers, payload });
    const read = await door.notifications(response);
    expect(read.result).toMatchObject({ isMuted: false, unsubscribedFrom: [response.urlHash] });
    expect((await door.updateNotifications(response, { isMuted: false })).result).toMatchObject({
      unsubscribedFrom: [],
    });
  });

  it('neither reads nor says anything about an address that may be somebody else’s', async () => {
    const { unsubscribePath, ...vera } = await aConfirmed();
    const door = restDoor(server);
    await door.updateNotifications(vera, { isStopped: true });
    const [row] = await server.orm.em
      .fork()
      .execute<{ email: string }[]>('select email from participant where id = ?', [vera.participantId]);
    const mallory = await aResponseWithToken({ email: row?.email });
    expect((await door.notifications(mallory)).result).toMatchObject({ isStopped: false, unsubscribedFrom: [] });
    await door.updateNotifications(mallory, { isStopped: true });
    await door.updateNotifications(mallory, { isStopped: false });
    expect((await door.notifications(vera)).result).toMatchObject({ isStopped: true, unsubscribedFrom: ['*'] });
    expect((await server.app.inject({ method: 'GET', url: unsubscribePath })).body).toContain('no more mail');
  });

  it('with an account is unsubscribed with its address', async () => {
    const me = aPerson();
    const door = restDoor(server);
    const stopped = await door.updateNotifications({}, { isStopped: true }, me);
    expect(stopped.result).toMatchObject({ isStopped: true, unsubscribedFrom: ['*'] });
  });
});

describe('the link at the end of a mail', () => {
  it('lets its reader choose, and do nothing else', async () => {
    const email = `mailed${++serial}@example.com`;
    const response = await aResponseWithToken({ email });
    const mail = (await server.drain()).find(({ to }) => to.includes(email));
    const address = `/notifications?event=${response.urlHash}&response=${response.participantId}#token=`;
    const [, token = ''] = mail?.mail.text.split(`https://quorum.example.org${address}`) ?? [];
    expect(token).toMatch(/^[\w-]{43}\s/);
    const byMail = { ...response, responseToken: token.slice(0, 43) };
    for (const door of [restDoor(server), graphqlDoor(server)]) {
      expect((await door.updateNotifications(byMail, { isMuted: true })).result).toMatchObject({ isMuted: true });
      expect((await door.notifications(byMail)).result).toMatchObject({ isMuted: true });
      expect((await door.updateResponse(byMail, { likelihood: 0 })).code).toBe('FORBIDDEN');
      expect((await door.removeResponse(byMail)).code).toBe('FORBIDDEN');
      const other = await aResponseWithToken();
      expect((await door.notifications({ ...other, responseToken: byMail.responseToken })).code).toBe('FORBIDDEN');
    }
  });

  it('is on the page that unsubscribes, too', async () => {
    const { unsubscribePath, urlHash, participantId } = await aConfirmed();
    const { body } = await server.app.inject({ method: 'GET', url: unsubscribePath });
    const token = unsubscribePath.split('/').at(-1) ?? '';
    expect(body).toContain(`/notifications?event=${urlHash}&amp;response=${participantId}#token=${token}`);
  });

  it('ends with the address', async () => {
    const { unsubscribePath, ...response } = await aConfirmed();
    const token = unsubscribePath.split('/').at(-1) ?? '';
    const door = restDoor(server);
    expect((await door.notifications({ ...response, responseToken: token })).code).toBe('OK');
    await door.updateResponse(response, { email: `other${++serial}@example.com` });
    expect((await door.notifications({ ...response, responseToken: token })).code).toBe('FORBIDDEN');
  });
});

describe('what was chosen', () => {
  it('goes with the response', async () => {
    const response = await aResponseWithToken();
    const door = restDoor(server);
    await door.updateNotifications(response, { isMuted: true });
    await door.removeResponse(response);
    const ofIt = (await rows()).filter(
      ({ participant_id: id }: { participant_id?: number }) => id === response.participantId,
    );
    expect(ofIt).toEqual([]);
  });

  it('is in the export of the account, and goes with it', async () => {
    const me = aPerson();
    const response = await aResponseWithToken({}, me);
    const door = restDoor(server);
    await door.updateNotifications({}, { mode: 'ALL' }, me);
    await door.updateNotifications(response, { isMuted: true }, me);
    const { notificationPreferences } = (await server.rest('GET', '/api/me/data', undefined, me)).json<{
      notificationPreferences: object[];
    }>();
    expect(notificationPreferences).toMatchObject([
      { event: null, choices: { mode: 'ALL' } },
      { event: response.urlHash, choices: { isMuted: true } },
    ]);
    await door.deleteAccount(me);
    const left = (await rows()).filter(
      ({ participant_id: id, uid }: { participant_id?: number; uid?: string }) =>
        id === response.participantId || uid === me.as,
    );
    expect(left).toEqual([]);
  });

  it('is recorded where it changes, and only there', async () => {
    const response = await aResponseWithToken();
    const door = restDoor(server);
    const recorded = async () =>
      (await server.orm.em.fork().execute("select from activity where type = 'response.notificationsChanged'")).length;
    const before = await recorded();
    await door.updateNotifications(response, { mode: 'ALL' });
    await door.updateNotifications(response, { mode: 'ALL' });
    await door.updateNotifications(response, {});
    expect((await recorded()) - before).toBe(1);
  });

  it('is complete after two changes at once', async () => {
    const me = aPerson();
    const door = restDoor(server);
    await Promise.all([
      door.updateNotifications({}, { mode: 'ALL' }, me),
      door.updateNotifications({}, { remindBefore: [] }, me),
      door.updateNotifications({}, { ways: { asked: [] } }, me),
    ]);
    expect((await door.ownNotifications(me)).result).toMatchObject({
      mode: 'ALL',
      remindBefore: [],
      ways: { asked: [] },
    });
  });
});
