import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitForDatabase } from '../../../src/persistence/waitForDatabase.ts';
import { WatchedDatabase } from '../../support/pooler/WatchedDatabase.ts';

let database: WatchedDatabase;
beforeEach(async () => {
  database = new WatchedDatabase();
  await database.open();
});
afterEach(() => database.shut());

it('waits for a replica, which may be about to become the primary', async () => {
  database.state = 'replica';
  const asked = database.asked();
  let isThere = false;
  const waiting = waitForDatabase(database.url).then(() => (isThere = true));
  await asked;
  await database.asked();
  expect(isThere).toBe(false);
  database.state = 'primary';
  await waiting;
});
