import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { firstOf, subscribeOnce } from '../live/subscribeOnce.ts';
import { useServer } from '../support/useServer.ts';
import { subscriptionDocuments } from './everyDocument.ts';
import { asQuery, useSubscriptions } from './useSubscriptions.ts';

// what a reader is told first is what the query of the same name says to them; whileReading.test.ts asks what comes later

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
const { askers, hide, makeEvent, makePoll } = useSubscriptions(server);
const UNKNOWN = 'A'.repeat(22);

const events: Record<string, EventView> = {};
const polls: Record<string, PollView> = {};

beforeAll(async () => {
  Object.assign(events, {
    public: await makeEvent(),
    private: await makeEvent({ isPrivate: true }),
    withoutList: await makeEvent({ isGuestListHidden: true }),
    hidden: await makeEvent(),
  });
  await hide('Event', events.hidden?.urlHash ?? '');
  Object.assign(polls, {
    public: await makePoll(),
    private: await makePoll({ isPrivate: true }),
    withoutList: await makePoll({ isGuestListHidden: true }),
    hidden: await makePoll(),
  });
  await hide('Poll', polls.hidden?.urlHash ?? '');
  await server.dispatch();
});
const yes = 'OK';
const none = 'NOT_FOUND';
const scope = 'INSUFFICIENT_SCOPE';

const ofEvent = (name: string) => () => `eventChanged(urlHash: "${events[name]?.urlHash ?? UNKNOWN}")`;
const ofPoll = (name: string) => () => `pollChanged(urlHash: "${polls[name]?.urlHash ?? UNKNOWN}")`;

/** What is asked, and what comes of it for each of the askers. */
const MATRIX: [what: string, ask: () => string, expected: readonly string[]][] = [
  ['a public event', ofEvent('public'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a private event by its hash', ofEvent('private'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['an event without a guest list', ofEvent('withoutList'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a hidden event', ofEvent('hidden'), [none, none, none, none, yes, yes, yes, yes, scope]],
  ['an event that is none', ofEvent('none'), [none, none, none, none, none, none, none, none, scope]],
  ['the list', () => 'eventsChanged', [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a public poll', ofPoll('public'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a private poll by its hash', ofPoll('private'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a poll without a list of its voters', ofPoll('withoutList'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a hidden poll', ofPoll('hidden'), [none, none, none, none, none, yes, yes, yes, scope]],
  ['a poll that is none', ofPoll('none'), [none, none, none, none, none, none, none, none, scope]],
];

it('no subscription is without a row', () => {
  const rows = MATRIX.map(([, ask]) => /^\w+/.exec(ask())?.[0]);
  const found = Object.keys(buildSchema().getSubscriptionType()?.getFields() ?? {});
  expect(found.sort()).toEqual([...new Set(rows)].sort());
});

describe.each(askers.map(([who, caller], column) => ({ who, caller, column })))('$who', ({ caller, column }) => {
  it.each(MATRIX.map(([what, ask, expected]) => [what, expected[column], ask] as const))(
    'gets of %s %s',
    async (_what, expected, ask) => {
      const query = `subscription { ${ask()} { urlHash } }`;
      const { errors } = firstOf(await subscribeOnce(server.app, query, caller()));
      expect(errors?.[0]?.extensions.code ?? yes).toBe(expected);
    },
  );

  it('hears of each event and poll what the query says', async () => {
    const as = caller();
    const shown = ['public', 'private', 'withoutList', 'hidden'].flatMap((name) => {
      const [event, poll] = [events[name], polls[name]];
      return event && poll ? subscriptionDocuments({ event, poll }) : [];
    });
    const whole = shown.filter(([name]) => name !== 'eventsChanged');
    expect(whole.length).toBeGreaterThanOrEqual(8);
    for (const [, subscription] of whole) {
      const told = firstOf(await subscribeOnce(server.app, subscription, as));
      const { data } = await server.graphql(asQuery(subscription), {}, as);
      const [said = null] = Object.values(data ?? {});
      // where the query says null, there is nothing to follow
      const [heard = null] = Object.values(told.data ?? {});
      expect([subscription, heard]).toEqual([subscription, said]);
      const row = MATRIX.find(([, ask]) => subscription.includes(ask()));
      if (!row) throw new Error(`No row of the matrix asks ${subscription}`);
      expect([subscription, heard !== null]).toEqual([subscription, row[2][column] === yes]);
    }
  });
});
