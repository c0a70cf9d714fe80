import { beforeAll, describe, expect, it } from '@jest/globals';
import { aDraft, anEvent, aResponse } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door, type Target } from '../support/doors.ts';
import type { Caller } from '../support/testServer.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { scopeFor } from '@quorum/domain/platform/tokenScopes';
import { aProgram } from '../platform/aProgram.ts';
import { WEBHOOK } from '../support/doors/webhookDoors.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

interface World {
  /** Ada's, with both responses. */
  event: { urlHash: string };
  /** Ada's, private, over, recurring. */
  past: { urlHash: string };
  /** The response of a visitor, and what proves that it is theirs. */
  ofVisitor: Required<Pick<Target, 'urlHash' | 'participantId'>>;
  responseToken: string;
  cookie: string;
  /** The response of Bea, who was signed in. */
  ofPerson: Required<Pick<Target, 'urlHash' | 'participantId'>>;
  /** A series of Ada's, of which both are regulars, and what proves which is the visitor's. */
  series: { seriesHash: string };
  regularVisitor: Target;
  regularPerson: Target;
  regularToken: string;
  /** Ada's, and something that it was told. */
  webhook: Target;
}

let world: World;
const makeWorld = async () => {
  const event = await anEvent(server);
  const past = await anEvent(server, {
    date: '2026-04-20T08:00:00Z',
    endTime: null,
    isPrivate: true,
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  });
  const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' });
  const { id, responseToken } = joined.json<{ id: number; responseToken: string }>();
  const bea = await aResponse(server, event, { name: 'Bea' }, { as: 'bea' });
  await joinOrganising(server, event, 'cem');
  const weekly = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
  await joinOrganising(server, weekly, 'cem');
  const series = { seriesHash: weekly.seriesHash ?? '' };
  const cookie = `quorum_visitor=${joined.cookies[0]?.value ?? ''}`;
  const isIn = async (name: string, caller: Caller) =>
    (await server.rest('POST', `/api/series/${series.seriesHash}/regulars`, { name }, caller)).json<typeof bea>();
  const vera = await isIn('Vera', { headers: { cookie } });
  // one account has ten
  await server.orm.em.fork().execute('truncate webhook cascade');
  const made = await server.rest('POST', '/api/me/webhooks', WEBHOOK, { as: 'ada' });
  const webhookId = made.json<{ id: number }>().id;
  const tested = await server.rest('POST', `/api/me/webhooks/${webhookId}/test`, {}, { as: 'ada' });
  world = {
    webhook: { webhookId, deliveryId: tested.json<{ id: number }>().id },
    series,
    regularVisitor: { ...series, regularId: vera.id },
    regularPerson: { ...series, regularId: (await isIn('Bea', { as: 'bea' })).id },
    regularToken: vera.responseToken,
    event,
    past,
    responseToken,
    cookie,
    ofVisitor: { urlHash: event.urlHash, participantId: id },
    ofPerson: { urlHash: event.urlHash, participantId: bea.id },
  };
};

interface Asker {
  caller: () => Caller;
  token?: () => string;
}

/** Spec section 6: who asks. The response that the visitor owns is Vera's, the one that the owner owns is Bea's. */
const ASKERS = {
  'a visitor without proof': { caller: () => ({}) },
  'a visitor with the token': { caller: () => ({}), token: () => world.responseToken },
  'a visitor with the cookie': { caller: () => ({ headers: { cookie: world.cookie } }) },
  'somebody else who is signed in': { caller: () => ({ as: 'mallory' }) },
  'the owner of a response': { caller: () => ({ as: 'bea' }) },
  'the creator': { caller: () => ({ as: 'ada' }) },
  'a co-organiser': { caller: () => ({ as: 'cem' }) },
} satisfies Record<string, Asker>;

const CREATOR = Object.keys(ASKERS).indexOf('the creator');

type Act = (door: Door, caller: Caller, responseToken: string | undefined) => Promise<{ code: string }>;

const withToken = (target: Target, responseToken: string | undefined): Target => ({
  ...target,
  ...(responseToken !== undefined && { responseToken }),
});

/** Those who have the token of the response have that of the standing response, too. */
const ofRegular = (target: Target, responseToken: string | undefined): Target =>
  withToken(target, responseToken && world.regularToken);

const yes = 'OK';
const who = 'UNAUTHENTICATED';
const no = 'FORBIDDEN';
const again = 'CONFLICT';
const none = 'NOT_FOUND';

/** One row an action; the columns are the askers in their order. What takes something away comes last. */
const MATRIX: [action: string, act: Act, expected: readonly string[]][] = [
  ['list events', (door, caller) => door.events(caller), [yes, yes, yes, yes, yes, yes, yes]],
  ['list event types', (door, caller) => door.eventTypes(caller), [yes, yes, yes, yes, yes, yes, yes]],
  ['view a public event', (door, caller) => door.event(world.event, caller), [yes, yes, yes, yes, yes, yes, yes]],
  [
    'view a private event by its hash',
    (door, caller) => door.event(world.past, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  ['list their own events', (door, caller) => door.ownEvents(caller), [who, who, who, yes, yes, yes, yes]],
  ['create an event', (door, caller) => door.createEvent(aDraft(), caller), [who, who, who, yes, yes, yes, yes]],
  // each their own: what others call theirs by the same id is nothing to them
  [
    'publish or change an event by an external id',
    (door, caller) => door.upsertEvent('season-7', aDraft(), caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  [
    'read their event of an external id',
    (door, caller) => door.eventByExternalId('season-7', caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  [
    'edit the event',
    (door, caller) => door.updateEvent(world.event, aDraft(), caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'ask for the next occurrence',
    (door, caller) => door.duplicateEvent(world.past, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  [
    'join',
    (door, caller) => door.joinEvent(world.event, { name: 'New' }, caller),
    [yes, yes, yes, yes, again, yes, yes],
  ],
  [
    'edit the response of the visitor',
    (door, caller, token) => door.updateResponse(withToken(world.ofVisitor, token), { likelihood: 0.5 }, caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'edit the response of the person',
    (door, caller, token) => door.updateResponse(withToken(world.ofPerson, token), { likelihood: 0.5 }, caller),
    [no, no, no, no, yes, no, no],
  ],
  // no number was left with either
  [
    'confirm the number of the visitor',
    (door, caller, token) => door.confirmPhone(withToken(world.ofVisitor, token), '123456', caller),
    [no, again, again, no, no, no, no],
  ],
  [
    'confirm the number of the person',
    (door, caller, token) => door.confirmPhone(withToken(world.ofPerson, token), '123456', caller),
    [no, no, no, no, again, no, no],
  ],
  [
    'have a code sent to the number of the visitor',
    (door, caller, token) => door.sendPhoneCode(withToken(world.ofVisitor, token), caller),
    [no, again, again, no, no, no, no],
  ],
  [
    'have a code sent to the number of the person',
    (door, caller, token) => door.sendPhoneCode(withToken(world.ofPerson, token), caller),
    [no, no, no, no, again, no, no],
  ],
  [
    'read the number of their account',
    (door, caller) => door.accountPhone(caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  [
    'take the number of their account away',
    (door, caller) => door.updateAccountPhone({ phone: null }, caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  // none was left
  [
    'confirm the number of their account',
    (door, caller) => door.confirmAccountPhone('123456', caller),
    [who, who, who, again, again, again, again],
  ],
  [
    'have a code sent to the number of their account',
    (door, caller) => door.sendAccountPhoneCode(caller),
    [who, who, who, again, again, again, again],
  ],
  ['get work for the browser', (door, caller) => door.phoneChallenge(caller), [yes, yes, yes, yes, yes, yes, yes]],
  [
    'answer for the visitor whether they take a place',
    (door, caller, token) => door.answerOffer(withToken(world.ofVisitor, token), 1, caller),
    [no, again, again, no, no, no, no],
  ],
  [
    'answer for the person whether they take a place',
    (door, caller, token) => door.answerOffer(withToken(world.ofPerson, token), 1, caller),
    [no, no, no, no, again, no, no],
  ],
  [
    'be notified about the response of the visitor',
    (door, caller, token) => door.savePushSubscription(withToken(world.ofVisitor, token), caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'be notified about the response of the person',
    (door, caller, token) => door.savePushSubscription(withToken(world.ofPerson, token), caller),
    [no, no, no, no, yes, no, no],
  ],
  [
    'end the notifications of a device whose address they know',
    (door, caller) => door.removePushSubscription(caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  ['follow a type of events', (door, caller) => door.follow(caller), [who, who, who, yes, yes, yes, yes]],
  ['follow it no longer', (door, caller) => door.unfollow(caller), [who, who, who, yes, yes, yes, yes]],
  [
    'read how the owner of the visitor’s response is told',
    (door, caller, token) => door.notifications(withToken(world.ofVisitor, token), caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'read how the owner of the person’s response is told',
    (door, caller, token) => door.notifications(withToken(world.ofPerson, token), caller),
    [no, no, no, no, yes, no, no],
  ],
  [
    'change how the owner of the visitor’s response is told',
    (door, caller, token) => door.updateNotifications(withToken(world.ofVisitor, token), { isMuted: true }, caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'change how the owner of the person’s response is told',
    (door, caller, token) => door.updateNotifications(withToken(world.ofPerson, token), { isMuted: true }, caller),
    [no, no, no, no, yes, no, no],
  ],
  // it costs nothing
  [
    'say that the visitor has paid',
    (door, caller, token) => door.setPayment(withToken(world.ofVisitor, token), 'SENT', caller),
    [no, again, again, no, no, again, again],
  ],
  [
    'say that the payment of the person is there',
    (door, caller, token) => door.setPayment(withToken(world.ofPerson, token), 'RECEIVED', caller),
    [no, no, no, no, again, again, again],
  ],
  ['read how they are told', (door, caller) => door.ownNotifications(caller), [who, who, who, yes, yes, yes, yes]],
  [
    'change how they are told',
    (door, caller) => door.updateNotifications({}, { mode: 'ALL' }, caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  [
    'decide the event',
    (door, caller) => door.decideEvent(world.event, { decision: 'CONFIRM' }, caller),
    [who, who, who, no, no, yes, yes],
  ],
  ['hand the event over', (door, caller) => door.handOverEvent(world.event, caller), [who, who, who, no, no, yes, no]],
  [
    'withdraw the link that hands it over',
    (door, caller) => door.withdrawHandOver(world.event, caller),
    [who, who, who, no, no, yes, no],
  ],
  [
    'take the event over without its link',
    (door, caller) => door.takeOverEvent(world.event, 'A'.repeat(43), caller),
    [who, who, who, no, no, no, no],
  ],
  [
    'invite somebody to organise it as well',
    (door, caller) => door.inviteCoOrganiser(world.event, caller),
    [who, who, who, no, no, yes, no],
  ],
  [
    'organise it as well without an invitation',
    (door, caller) => door.acceptCoOrganiser(world.event, 'A'.repeat(43), caller),
    [who, who, who, no, no, no, yes],
  ],
  [
    'end that somebody else organises it as well',
    (door, caller) => door.removeCoOrganiser(world.event, 'dan', caller),
    [who, who, who, no, no, yes, no],
  ],
  [
    'report the event',
    (door, caller) => door.reportEvent(world.event, { reason: 'Spam' }, caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  [
    'say of the visitor whether they came',
    (door, caller) => door.markAttendance(world.ofVisitor, true, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'say of the person whether they came',
    (door, caller) => door.markAttendance(world.ofPerson, null, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'add somebody by name',
    (door, caller) => door.addResponse(world.event, { name: 'Grandma' }, caller),
    [who, who, who, no, no, yes, yes],
  ],
  // neither waits for a place
  [
    'give the visitor a place',
    (door, caller) => door.promoteResponse(world.ofVisitor, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'write to those who responded',
    (door, caller) => door.sendMessage(world.event, { text: 'Bring shoes', group: 'ALL' }, caller),
    [who, who, who, no, no, yes, yes],
  ],
  ['read what was written', (door, caller) => door.messages(world.event, caller), [yes, yes, yes, yes, yes, yes, yes]],
  [
    'read what happened so far',
    (door, caller) => door.activity(world.event, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'read how the chance went',
    (door, caller) => door.chanceHistory(world.event, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'read how many are told about the event',
    (door, caller) => door.reach(world.event, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'read who came to a series how often',
    (door, caller) => door.attendance(world.series, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'hide the response of the visitor',
    (door, caller) => door.hideResponse(world.ofVisitor, true, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'hide the response of the person',
    (door, caller) => door.hideResponse(world.ofPerson, true, caller),
    [who, who, who, no, no, yes, yes],
  ],
  [
    'remove the response of the visitor',
    (door, caller, token) => door.removeResponse(withToken(world.ofVisitor, token), caller),
    [no, yes, yes, no, no, yes, yes],
  ],
  [
    'remove the response of the person',
    (door, caller, token) => door.removeResponse(withToken(world.ofPerson, token), caller),
    [no, no, no, no, yes, yes, yes],
  ],
  ['view a series', (door, caller) => door.seriesByHash(world.series, caller), [yes, yes, yes, yes, yes, yes, yes]],
  [
    'be in every time',
    (door, caller) => door.joinSeries(world.series, { name: 'New' }, caller),
    [yes, yes, yes, yes, again, yes, yes],
  ],
  [
    'change the standing response of the visitor',
    (door, caller, token) => door.updateRegular(ofRegular(world.regularVisitor, token), { likelihood: 0.5 }, caller),
    [no, yes, yes, no, no, no, no],
  ],
  [
    'change the standing response of the person',
    (door, caller, token) => door.updateRegular(ofRegular(world.regularPerson, token), { likelihood: 0.5 }, caller),
    [no, no, no, no, yes, no, no],
  ],
  [
    'end the standing response of the visitor',
    (door, caller, token) => door.leaveSeries(ofRegular(world.regularVisitor, token), caller),
    [no, yes, yes, no, no, yes, yes],
  ],
  [
    'end the standing response of the person',
    (door, caller, token) => door.leaveSeries(ofRegular(world.regularPerson, token), caller),
    [no, no, no, no, yes, yes, yes],
  ],
  ['make a token', (door, caller) => door.createToken(caller), [who, who, who, yes, yes, yes, yes]],
  ['list their tokens', (door, caller) => door.tokens(caller), [who, who, who, yes, yes, yes, yes]],
  [
    'revoke a token that is not theirs',
    (door, caller) => door.revokeToken('999999', caller),
    [who, who, who, none, none, none, none],
  ],
  ['read how often they came', (door, caller) => door.reliability(caller), [who, who, who, yes, yes, yes, yes]],
  ['erase that', (door, caller) => door.eraseReliability(caller), [who, who, who, yes, yes, yes, yes]],
  ['delete the event', (door, caller) => door.deleteEvent(world.event, caller), [who, who, who, no, no, yes, no]],
  ['make a webhook', (door, caller) => door.createWebhook(caller), [who, who, who, yes, yes, yes, yes]],
  ['read their webhooks', (door, caller) => door.webhooks(caller), [who, who, who, yes, yes, yes, yes]],
  [
    'read what a webhook of Ada’s was told',
    (door, caller) => door.webhookDeliveries(world.webhook, caller),
    [who, who, who, none, none, yes, none],
  ],
  [
    'change it',
    (door, caller) => door.updateWebhook(world.webhook, { isActive: true }, caller),
    [who, who, who, none, none, yes, none],
  ],
  [
    'give it another secret',
    (door, caller) => door.renewWebhookSecret(world.webhook, caller),
    [who, who, who, none, none, yes, none],
  ],
  ['test it', (door, caller) => door.testWebhook(world.webhook, caller), [who, who, who, none, none, yes, none]],
  [
    'have it told something once more',
    (door, caller) => door.redeliverWebhook(world.webhook, caller),
    [who, who, who, none, none, yes, none],
  ],
  ['delete it', (door, caller) => door.deleteWebhook(world.webhook, caller), [who, who, who, none, none, yes, none]],
  ['delete their account', (door, caller) => door.deleteAccount(caller), [who, who, who, yes, yes, yes, yes]],
];

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s', (_name, open) => {
  describe.each(Object.entries<Asker>(ASKERS))('%s', (name, { caller, token }) => {
    const column = Object.keys(ASKERS).indexOf(name);
    const rows = MATRIX.map(
      ([action, act, expected]) =>
        [expected[column] === yes ? 'may' : 'may not', action, act, expected[column]] as const,
    );

    beforeAll(makeWorld);

    it.each(rows)('%s %s', async (_may, _action, act, expected) => {
      const { code } = await act(open(server), caller(), token?.());
      expect(code).toBe(expected);
    });
  });
});

/** A door that notes which of its calls was made. */
const noting = (door: Door, called: string[]): Door =>
  new Proxy(door, {
    get(target, name: keyof Door) {
      called.push(name);
      return target[name];
    },
  });

/** What the table of scopes calls those which a door calls otherwise. */
const NAMED: Record<string, string> = {
  ownEvents: 'listOwnEvents',
  ownNotifications: 'getNotifications',
  accountPhone: 'getAccountPhone',
  messages: 'listMessages',
  tokens: 'listTokens',
  webhooks: 'listWebhooks',
  webhookDeliveries: 'listWebhookDeliveries',
  activity: 'listActivity',
  chanceHistory: 'getChanceHistory',
  reach: 'getEventReach',
  attendance: 'getAttendance',
  reliability: 'getReliability',
};

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s a program of the creator', (_name, open) => {
  let program: Caller;
  beforeAll(async () => {
    await makeWorld();
    program = await aProgram(server, 'ada');
  });

  // the last: without an account there is no token
  it.each(MATRIX.filter(([action]) => action !== 'delete their account'))(
    'does what its person may, if tokens are for it: %s',
    async (_action, act, expected) => {
      const called: string[] = [];
      const { code } = await act(noting(open(server), called), program, undefined);
      const [call = ''] = called;
      expect(code).toBe(scopeFor(NAMED[call] ?? call) === null ? 'INSUFFICIENT_SCOPE' : expected[CREATOR]);
    },
  );

  it('does not delete the account', async () => {
    expect((await open(server).deleteAccount(program)).code).toBe('INSUFFICIENT_SCOPE');
  });
});
