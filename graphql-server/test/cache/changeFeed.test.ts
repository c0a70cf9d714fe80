import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startChangeFeed } from '../../src/persistence/changeFeed.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A feed, with the next call of its `onChange` to wait for. */
const listen = () => {
  let hear = () => {};
  let heard = 0;
  const onChange = () => {
    heard++;
    hear();
  };
  const feed = startChangeFeed({ url: database.url, onChange, onLive: () => undefined, onMissed: onChange });
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
