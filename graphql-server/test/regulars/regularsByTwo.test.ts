import { beforeEach, describe, expect, it } from '@jest/globals';
import { drainByTwo } from '../mail/mailServer.ts';
import { useFreshMailServer } from '../mail/useMailServer.ts';
import { readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { openOther } from '../support/otherConnection.ts';
import type { Replica, TestServer } from '../support/testServer.ts';
import { AFTER_FIRST, AFTER_SECOND, aRegular, aWeekly, readSeries, saidIn } from './regularSteps.ts';

const server = useFreshMailServer();
const ADA = { as: 'ada' };
const RITA = { name: 'Rita', email: 'rita@example.com' };
const NEXT = 'rita@example.com: The next date: “Evening volleyball”, Tue 12 May, 6:00 PM';

let series: Awaited<ReturnType<typeof aWeekly>>;
let other: Replica;
beforeEach(async () => {
  series = await aWeekly(server);
  other = await server.startReplica();
});

const continueByBoth = () => Promise.all([server, other].map(({ tasks }) => tasks.continueSeries({})));

/** What both servers tell to others than the organiser, who hears of each new regular. */
const told = async () =>
  (await drainByTwo(server, other))
    .filter(({ to }) => !to.includes('ada@example.com'))
    .map(({ to, mail }) => `${to.join(', ')}: ${String(mail.headers.get('subject'))}`)
    .sort();

/** What each of the two servers shows: the regulars, and who responded to the next date. */
const shown = () =>
  Promise.all(
    [server, other].map(async (one) => {
      const { regulars, next } = await readSeries(one, series.seriesHash);
      return [regulars.map(({ name }) => name), saidIn({ participants: next?.participants ?? [] })];
    }),
  );

/** That no regular is left, and who responded. */
const onBoth = (said: readonly string[]) => [server, other].map(() => [[], said]);

const REMOVALS = [
  ['leaves through REST', restDoor, graphqlDoor, true],
  ['leaves through GraphQL', graphqlDoor, restDoor, true],
  ['is removed by the organiser through REST', restDoor, graphqlDoor, false],
  ['is removed by the organiser through GraphQL', graphqlDoor, restDoor, false],
] as const;

interface Waits {
  /** How many connections wait. */
  count: number;
  start: () => Promise<unknown>;
}

describe('while two servers make the next date, a regular', () => {
  /** Has one thing wait for the series, and then the other, and lets them go on in that order. */
  const inOrder = async (first: Waits, second: Waits): Promise<unknown[]> => {
    const holder = await openOther(server);
    await holder.query('begin');
    await holder.query('select id from series where url_hash = $1 for update', [series.seriesHash]);
    const begun = [first.start()];
    await holder.untilWaiting(first.count);
    begun.push(second.start());
    await holder.untilWaiting(first.count + second.count);
    await holder.query('commit');
    await holder.end();
    return Promise.all(begun);
  };

  describe.each(REMOVALS)('who %s', (_how, doorOf, otherDoorOf, isOwner) => {
    let leave: (door: ReturnType<typeof restDoor>) => Promise<{ code: string }>;
    let made: Waits;
    let left: Waits;
    beforeEach(async () => {
      const { id, responseToken } = await aRegular(server, series.seriesHash, RITA);
      await told();
      server.clock.set(AFTER_FIRST);
      const target = { seriesHash: series.seriesHash, regularId: id, ...(isOwner && { responseToken }) };
      leave = (door) => door.leaveSeries(target, isOwner ? {} : ADA);
      made = { count: 2, start: continueByBoth };
      left = { count: 1, start: () => leave(doorOf(other)) };
    });

    /** No date after that is theirs, and nobody removes them twice. */
    const isOver = async () => {
      expect((await leave(otherDoorOf(server))).code).toBe('NOT_FOUND');
      server.clock.set(AFTER_SECOND);
      await continueByBoth();
      expect([await told(), await shown()]).toEqual([[], onBoth([])]);
    };

    it('after it was made, has responded to it and is told once', async () => {
      const [, outcome] = await inOrder(made, left);
      expect(outcome).toMatchObject({ code: 'OK' });
      expect(await shown()).toEqual(onBoth(['Rita GOING']));
      expect(await told()).toEqual([NEXT]);
      await isOver();
    });

    it('before it was made, has not responded to it and is told nothing', async () => {
      const [outcome] = await inOrder(left, made);
      expect(outcome).toMatchObject({ code: 'OK' });
      expect(await shown()).toEqual(onBoth([]));
      expect(await told()).toEqual([]);
      await isOver();
    });
  });
});

type Ends = (of: Pick<TestServer, 'rest' | 'graphql'>, urlHash: string) => Promise<string>;

/** Says OK, or why it did not end. */
const ENDS: [door: string, end: Ends][] = [
  [
    'REST',
    async ({ rest }, urlHash) => {
      const answer = await rest('POST', `/api/events/${urlHash}/end-series`, undefined, ADA);
      return answer.statusCode === 200 ? 'OK' : answer.json<{ code: string }>().code;
    },
  ],
  [
    'GraphQL',
    async ({ graphql }, urlHash) => {
      const { errors } = await graphql(`mutation { endSeries(urlHash: "${urlHash}") { urlHash } }`, {}, ADA);
      return errors?.[0]?.extensions.code ?? 'OK';
    },
  ],
];

describe.each(ENDS)('a series that is ended through %s of two servers at once', (_door, end) => {
  it('tells each of its regulars once that it is over, takes no more of them, and keeps the responses', async () => {
    const { first, seriesHash } = series;
    await aRegular(server, seriesHash, RITA);
    await aRegular(other, seriesHash, { name: 'Nell', email: 'nell@example.com' });
    await aRegular(server, seriesHash, { name: 'Mo' });
    await told();
    const ended = await Promise.all([server, other].map((one) => end(one, first.urlHash)));
    expect(ended).toEqual(['OK', 'OK']);
    for (const door of [restDoor(server), graphqlDoor(other)])
      expect((await door.joinSeries(series, { name: 'Late' })).code).toBe('CONFLICT');
    await continueByBoth();
    const over = 'There are no more dates: “Evening volleyball”';
    expect(await told()).toEqual([`nell@example.com: ${over}`, `rita@example.com: ${over}`]);
    await continueByBoth();
    expect(await told()).toEqual([]);
    expect(saidIn(await readEvent(server, first))).toEqual(['Rita GOING', 'Nell GOING', 'Mo GOING']);
    server.clock.set(AFTER_FIRST);
    await continueByBoth();
    expect([await told(), await shown()]).toEqual([[], onBoth([])]);
  });
});
