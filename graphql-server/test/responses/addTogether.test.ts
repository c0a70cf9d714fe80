import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ResponseRepository, type PlainJoin } from '../../src/persistence/repositories/ResponseRepository.ts';
import { anEvent } from '../support/builders.ts';
import { NOW, startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const MAX = 7;
const POINTS = 3;
const NEAR = 0.01;

let secrets = 0;
interface Said {
  /** Which of two events. */
  event: 0 | 1;
  likelihood: number;
  uid: string | null;
  /** Which of three limits. */
  shares: number[];
}

const said = fc.record<Said>({
  event: fc.constantFrom(0, 1),
  likelihood: fc.constantFrom(0.1, 0.5, 1),
  uid: fc.constantFrom(null, null, null, 'ada', 'ben'),
  shares: fc.subarray([0, 1, 2]),
});

const addTogether = (joins: readonly PlainJoin[]) => {
  const em = server.orm.em.fork();
  return em.transactional(() => new ResponseRepository(em).addTogether(joins, MAX));
};

interface World {
  thresholds: readonly number[];
  urlHashes: readonly string[];
  /** Names the limits of this world. */
  name: string;
}

const joinOf = ({ urlHashes, name }: World, { event, likelihood, uid, shares }: Said): PlainJoin => {
  const now = DateTime.fromISO(NOW, { zone: 'utc' });
  const secret = `secret ${secrets++}`;
  const response = { name: secret, likelihood, comment: '', uid, tokenDigest: secret, visitorDigest: null };
  return {
    urlHash: urlHashes[event] ?? '',
    response: { ...response, createdAt: now },
    shares: shares.map((share) => ({
      ...{ keyDigest: `${name} ${share}`, amount: 1, points: POINTS, endsAt: now.plus({ hours: 1 }) },
    })),
  };
};

/** What has come of the joins so far, told one after the other. */
class Story {
  readonly #told: Said[] = [];
  constructor(private readonly thresholds: readonly number[]) {}

  /** Whether one more changes nothing but the list of responses. */
  isPlain(one: Said): boolean {
    const others = this.#told.filter(({ event }) => event === one.event);
    const expected = others.reduce((sum, { likelihood }) => sum + likelihood, 0);
    const threshold = this.thresholds[one.event] ?? 0;
    const isCertainAlready = expected > threshold - NEAR;
    const staysUncertain = expected + one.likelihood < threshold - NEAR;
    const taken = (share: number) => this.#told.filter(({ shares }) => shares.includes(share)).length;
    return (
      others.length < MAX &&
      (isCertainAlready || staysUncertain) &&
      one.shares.every((share) => taken(share) < POINTS) &&
      (one.uid === null || others.every(({ uid }) => uid !== one.uid))
    );
  }

  add(one: Said): void {
    this.#told.push(one);
  }

  /** Whether all of them could be told, one after the other. */
  takes(several: readonly Said[]): boolean {
    const copy = new Story(this.thresholds);
    copy.#told.push(...this.#told);
    return several.every((one) => {
      const isPlain = copy.isPlain(one);
      copy.add(one);
      return isPlain;
    });
  }
}

const namesOf = async (ids: readonly (number | null)[]) => {
  const rows = await server.orm.em
    .fork()
    .execute<{ id: number; name: string }[]>('select id, name from participant where id = any (?)', [
      `{${ids.filter((id) => id !== null).join(',')}}`,
    ]);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => (id === null ? null : names.get(id)));
};

describe('joins that are added together', () => {
  it('are those that change nothing but the list of responses, in the order in which they came', async () => {
    const batches = fc.array(fc.array(said, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
    const thresholds = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }));
    await fc.assert(
      fc.asyncProperty(thresholds, batches, async (ofEvents, given) => {
        const events = await Promise.all(
          ofEvents.map((participantThreshold) => anEvent(server, { participantThreshold })),
        );
        const urlHashes = events.map(({ urlHash }) => urlHash);
        const world = { thresholds: ofEvents, urlHashes, name: `world ${secrets++}` };
        const story = new Story(ofEvents);
        for (const batch of given) {
          const joins = batch.map((one) => joinOf(world, one));
          const ids = await addTogether(joins);
          // all of them where all could be told
          if (story.takes(batch)) expect(ids).not.toContain(null);
          // and none that could not
          batch.forEach((one, index) => {
            if (ids[index] == null) return;
            expect(story.isPlain(one)).toBe(true);
            story.add(one);
          });
          const added = ids.filter((id) => id !== null);
          expect(added).toEqual(added.toSorted((one, other) => one - other));
          expect(await namesOf(ids)).toEqual(joins.map(({ response }, index) => (ids[index] ? response.name : null)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('begin a share of a limit anew once its time is over', async () => {
    const { urlHash } = await anEvent(server, { participantThreshold: 100 });
    const world = { thresholds: [100], urlHashes: [urlHash], name: `world ${secrets++}` };
    const batch = (count: number, hours: number) =>
      Array.from({ length: count }, () => {
        const join = joinOf(world, { event: 0, likelihood: 0.1, uid: null, shares: [0] });
        const createdAt = join.response.createdAt.plus({ hours });
        const shares = join.shares.map((share) => ({ ...share, endsAt: createdAt.plus({ hours: 1 }) }));
        return { ...join, shares, response: { ...join.response, createdAt } };
      });
    const added = async (count: number, hours: number) =>
      (await addTogether(batch(count, hours))).filter((id) => id !== null).length;
    expect([await added(2, 0), await added(2, 0), await added(1, 0)]).toEqual([2, 1, 0]);
    expect([await added(2, 1), await added(2, 1)]).toEqual([2, 1]);
  });
});
