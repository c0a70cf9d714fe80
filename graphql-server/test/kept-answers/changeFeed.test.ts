import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { systemClock } from '../../src/gateways/clock.ts';
import { startChangeFeed } from '../../src/persistence/changeFeed.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A feed, with the next call of its `onChange` to wait for. */
const listen = (confirmMs = 60_000) => {
  let hear = () => {};
  let heard = 0;
  const feed = startChangeFeed({
    url: database.url,
    clock: systemClock,
    confirmMs,
    onChange: () => {
      heard++;
      hear();
    },
  });
  return { feed, next: () => new Promise<void>((resolve) => (hear = resolve)), count: () => heard };
};

it('tells the other processes of a change, once for many, and not the one that made it', async () => {
  const [one, other] = [listen(), listen()];
  // both say once that they listen
  await Promise.all([one.next(), other.next()]);

  const heard = other.next();
  for (let change = 0; change < 20; change++) one.feed.publish();
  await heard;
  expect([one.count(), other.count()]).toEqual([1, 2]);

  await Promise.all([one.feed.stop(), other.feed.stop()]);
});

it('tells of a change that nobody gave notice of', async () => {
  const one = listen(5);
  await one.next();
  const client = new pg.Client(database.url);
  await client.connect();
  const heard = one.next();
  await client.query("insert into event_type (name, color) values ('Chess', '#000000')");
  await heard;
  await client.end();
  await one.feed.stop();
});

it('says up to when nothing has changed', async () => {
  const begun = performance.now();
  const since = await new Promise<number>((resolve) => {
    const feed = startChangeFeed({
      url: database.url,
      clock: systemClock,
      onChange: () => {},
      onConfirmed: (time) => void feed.stop().then(() => resolve(time)),
    });
  });
  expect(since).toBeGreaterThan(begun);
  expect(since).toBeLessThan(performance.now());
});
