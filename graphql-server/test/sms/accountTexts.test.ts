import { describe, expect, it } from '@jest/globals';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { codeForAccount, confirmedAccount, confirmOwn, leave } from '../phones/accountPhoneWorld.ts';
import { decide, givePhone, likelihoodOf, NUMBER, says, useSmsServer } from './smsWorld.ts';

// What goes to the number of an account, and to nobody else's.

const server = useSmsServer('http', { SMS_COUNTRIES: 'DE' });

const OWN = '+4915112345699';
const VERA = { as: 'vera' };

const execute = (sql: string, values: unknown[] = []) => server.orm.em.fork().execute(sql, values);

/** Vera's response to an event; her account has a number that she has confirmed. */
const withAccount = async (changes: Record<string, unknown> = {}) => {
  const event = await anEvent(server);
  const response = await aResponse(server, event, { name: 'Vera', likelihood: 1, ...changes }, VERA);
  await confirmedAccount(server, OWN, VERA);
  await server.drainTexts();
  return { event, response };
};

const toWhom = async () => (await server.drainTexts()).map(({ to }) => to);

it('a code goes to it first, and nothing else', async () => {
  const event = await anEvent(server);
  await aResponse(server, event, { name: 'Vera', likelihood: 1 }, VERA);
  await leave(server, OWN, VERA);
  const code = await codeForAccount(server, 'vera');
  const [text, ...others] = await server.drainTexts();
  expect(others).toEqual([]);
  expect(text).toMatchObject({ to: OWN, text: expect.stringContaining(`${code} is your Quorum code`) });
  expect(text?.text).not.toContain('volleyball');
  await decide(server, event);
  expect(await toWhom()).toEqual([]);
  await confirmOwn(server, code, VERA);
  await decide(server, event, 'CALL_OFF');
  expect(await toWhom()).toEqual([OWN]);
});

describe('somebody whose account has a number', () => {
  it('is told by a text about an event that they respond to, in the language in which they left it', async () => {
    const { event } = await withAccount();
    await execute(`update account_phone set language = 'de'`);
    await decide(server, event);
    expect(await server.drainTexts()).toMatchObject([{ to: OWN, text: expect.stringContaining('Es findet statt') }]);
  });

  it('is told at the number of their response, where that is confirmed', async () => {
    const { event, response } = await withAccount();
    await givePhone(server, response);
    await decide(server, event);
    expect(await toWhom()).toEqual([NUMBER]);
    await execute('update participant_phone set confirmed_at = null');
    await decide(server, event, 'CALL_OFF');
    expect(await toWhom()).toEqual([OWN]);
  });

  it('is told nothing by a text where they have chosen so', async () => {
    const { event } = await withAccount();
    await server.rest('PATCH', '/api/me/notifications', { ways: { decision: ['MAIL'] } }, VERA);
    await decide(server, event);
    expect(await toWhom()).toEqual([]);
  });

  it('is told that an event was cancelled, which is gone by then', async () => {
    const { event } = await withAccount();
    await deleteEvent(server, event);
    expect(await server.drainTexts()).toMatchObject([{ to: OWN, text: expect.stringContaining('Cancelled: ') }]);
  });

  it.each([
    ['about a response', decide],
    ['about an event that is gone', deleteEvent],
  ])('gets nothing of what was written %s once they have taken the number away', async (_what, happen) => {
    const { event } = await withAccount();
    await happen(server, event);
    await server.dispatch();
    await leave(server, null, VERA);
    expect(await toWhom()).toEqual([]);
    expect((await server.texts()).at(-1)).toMatchObject({ last_error: 'The number is not theirs any more' });
  });

  it('gets what waits where the number moves from the account to the response', async () => {
    const { event, response } = await withAccount();
    await decide(server, event);
    await server.dispatch();
    await givePhone(server, response, OWN);
    await leave(server, null, VERA);
    expect(await toWhom()).toEqual([OWN]);
  });

  it('gets what waits where the number moves from the response to the account', async () => {
    const { event, response } = await withAccount();
    await givePhone(server, response, OWN);
    await decide(server, event);
    await server.dispatch();
    await execute('delete from participant_phone where number = ?', [OWN]);
    expect(await toWhom()).toEqual([OWN]);
  });

  it('gets the answer to STOP though they have taken the number away', async () => {
    const { event } = await withAccount();
    await decide(server, event);
    await server.drainTexts();
    await leave(server, null, VERA);
    expect(await says(server, 'STOP', { from: OWN })).toMatchObject([
      { to: OWN, text: expect.stringContaining('no more texts') },
    ]);
  });

  it('replies, and their response changes', async () => {
    const { event, response } = await withAccount();
    await decide(server, event);
    await server.drainTexts();
    expect(await says(server, 'NO', { from: OWN })).toMatchObject([{ to: OWN }]);
    expect(await likelihoodOf(server, response)).toBe(0);
  });

  it('changes nothing by a reply once the number is not theirs', async () => {
    const { event, response } = await withAccount();
    await decide(server, event);
    await server.drainTexts();
    await leave(server, null, VERA);
    await says(server, 'NO', { from: OWN });
    expect(await likelihoodOf(server, response)).toBe(1);
  });

  it('ends them by STOP, and starts them again', async () => {
    const { event } = await withAccount();
    await says(server, 'STOP', { from: OWN });
    await decide(server, event);
    expect(await toWhom()).toEqual([]);
    await says(server, 'START', { from: OWN });
    await decide(server, event, 'CALL_OFF');
    expect(await toWhom()).toEqual([OWN]);
  });

  it('is asked whether they come, having left nothing else', async () => {
    const event = await anEvent(server, { participantThreshold: 2, decideAt: '2026-05-05T08:00:00Z' });
    const maybe = { name: 'Vera', likelihood: 0.5, email: null };
    await aResponse(server, event, maybe, VERA);
    await aResponse(server, event, { name: 'Nick', likelihood: 1 });
    await confirmedAccount(server, OWN, VERA);
    await execute(`update participant set email = null, is_email_confirmed = false`);
    await server.drainTexts();
    server.clock.set('2026-05-04T10:00:00Z');
    await server.provider.setTime('2026-05-04T10:00:00Z');
    await server.tasks.askUndecided({});
    expect(await toWhom()).toEqual([OWN]);
  });
});

describe('an organiser whose account has a number', () => {
  const ADA = { as: 'ada' };

  /** Ada's, without a response of hers, which is on and has a place too few by the end of it. */
  const anEventThatFalls = async () => {
    const event = await anEvent(server, { participantThreshold: 2 });
    await aResponse(server, event, { name: 'Nick' });
    const max = await aResponse(server, event, { name: 'Max' });
    await confirmedAccount(server, OWN, ADA);
    await decide(server, event);
    await server.drainTexts();
    const proof = { responseToken: max.responseToken };
    const leaves = () => server.rest('DELETE', `/api/events/${event.urlHash}/participants/${max.id}`, proof);
    return { event, leaves };
  };

  it('is told there what they must know', async () => {
    const { leaves } = await anEventThatFalls();
    await leaves();
    expect(await server.drainTexts()).toMatchObject([{ to: OWN, text: expect.stringContaining('At risk: ') }]);
  });

  it('is told there without an address too, whether they made the event or organise it with somebody', async () => {
    const { event, leaves } = await anEventThatFalls();
    await joinOrganising(server, event, 'kim');
    await confirmedAccount(server, NUMBER, { as: 'kim' });
    await server.drainTexts();
    await execute(
      `update event set creator_email = null, co_organisers = jsonb_set(co_organisers, '{0,email}', 'null')`,
    );
    await leaves();
    expect((await toWhom()).toSorted()).toEqual([NUMBER, OWN].toSorted());
  });

  it('gets a digest there without an address, if they want it by text', async () => {
    const { event } = await anEventThatFalls();
    await server.rest('PATCH', '/api/me/notifications', { ways: { digest: ['SMS'] } }, ADA);
    await execute('update event set creator_email = null');
    server.clock.set('2026-05-01T13:00:00Z');
    await server.provider.setTime('2026-05-01T13:00:00Z');
    await aResponse(server, event, { name: 'Zoe' });
    expect(await server.drainTexts()).toMatchObject([{ to: OWN, text: expect.stringContaining('New responses to ') }]);
  });

  it('changes no other response of theirs by a reply to that', async () => {
    const other = await anEvent(server, {}, 'kim');
    const own = await aResponse(server, other, { name: 'Ada', likelihood: 1 }, ADA);
    const { leaves } = await anEventThatFalls();
    await server.rest('POST', `/api/events/${other.urlHash}/decision`, { decision: 'CONFIRM' }, { as: 'kim' });
    expect(await toWhom()).toEqual([OWN]);
    await leaves();
    await server.drainTexts();
    await says(server, 'NO', { from: OWN });
    expect(await likelihoodOf(server, own)).toBe(1);
  });

  it('hears once for each text that a reply to it has changed nothing', async () => {
    const { event, leaves } = await anEventThatFalls();
    await leaves();
    await server.drainTexts();
    expect(await says(server, 'NO', { from: OWN })).toMatchObject([
      {
        to: OWN,
        text: `Nothing was changed: you have not responded. "Evening volleyball", Wed 6 May, 6pm\nhttps://quorum.example.org/events/${event.urlHash}`,
      },
    ]);
    expect(await says(server, 'YES', { from: OWN })).toEqual([]);
    expect((await server.texts()).at(-1)).toMatchObject({
      kind: 'answer',
      participant_id: null,
      event_id: expect.any(Number),
    });
    await deleteEvent(server, event);
    expect((await server.texts()).filter(({ kind }) => kind === 'answer')).toEqual([]);
  });

  it('hears nothing of that where the number said STOP', async () => {
    const { leaves } = await anEventThatFalls();
    await leaves();
    await server.drainTexts();
    await says(server, 'STOP', { from: OWN });
    expect(await says(server, 'NO', { from: OWN })).toEqual([]);
  });

  it.each<[string, (urlHash: string) => object]>([
    ['want to hear nothing', () => ({ isStopped: true })],
    ['mute the event', (urlHash) => ({ mutedEvents: [urlHash] })],
  ])('gets nothing that waits once they %s', async (_what, change) => {
    const { event, leaves } = await anEventThatFalls();
    await leaves();
    await server.dispatch();
    const patched = await server.rest('PATCH', '/api/me/notifications', change(event.urlHash), ADA);
    expect(patched.statusCode).toBe(200);
    expect(await toWhom()).toEqual([]);
    expect((await server.texts()).at(-1)).toMatchObject({ last_error: 'It is not wanted any more' });
  });

  it('gets nothing that waits once the event is somebody else’s', async () => {
    const { event, leaves } = await anEventThatFalls();
    const made = await server.rest('POST', `/api/events/${event.urlHash}/hand-over`, undefined, ADA);
    await leaves();
    await server.dispatch();
    const before = (await server.texts()).length;
    const { token } = made.json<{ token: string }>();
    const taken = await server.rest('POST', `/api/events/${event.urlHash}/take-over`, { token }, { as: 'kim' });
    expect(taken.statusCode).toBe(200);
    expect((await server.texts()).length).toBe(before - 1);
    expect(await toWhom()).toEqual([]);
  });
});

it('goes into the data that a person exports, and with their account', async () => {
  const { event } = await withAccount();
  await decide(server, event);
  await server.drainTexts();
  const data = (await server.rest('GET', '/api/me/data', undefined, VERA)).json<Record<string, unknown>>();
  expect(data).toMatchObject({
    accountPhone: {
      number: OWN,
      country: 'DE',
      consentWords: expect.stringContaining('that I respond to or organise'),
    },
    phones: [],
    texts: [
      { kind: 'code', recipient: OWN },
      { kind: 'status', recipient: OWN },
    ],
  });
  expect((await server.rest('DELETE', '/api/me', undefined, VERA)).statusCode).toBe(200);
  expect(await execute('select * from account_phone')).toEqual([]);
  expect(await server.texts()).toEqual([]);
});
