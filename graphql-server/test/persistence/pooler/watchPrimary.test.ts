import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { Primary } from '../../../src/gateways/Primary.ts';
import { watchPrimary, type Watch } from '../../../src/persistence/pooler/watchPrimary.ts';
import { WatchedDatabase } from '../../support/pooler/WatchedDatabase.ts';

let database: WatchedDatabase;
let watch: Watch;
let primary: Primary;
/** In the order in which it was lost and came back. */
let seen: ('lost' | 'returned')[];
let turns: EventEmitter<{ lost: []; returned: [] }>;

beforeEach(async () => {
  database = new WatchedDatabase();
  await database.open();
  primary = new Primary();
  seen = [];
  turns = new EventEmitter();
  const note = (turn: 'lost' | 'returned') => () => {
    seen.push(turn);
    turns.emit(turn);
  };
  primary.onLoss(note('lost'));
  primary.onReturn(note('returned'));
  const asked = database.asked();
  watch = watchPrimary({ url: database.url, primary });
  await asked;
});
afterEach(async () => {
  await watch.stop();
  await database.shut();
});

const lost = () => once(turns, 'lost');
const returned = () => once(turns, 'returned');

describe('the watch over the primary', () => {
  it('asks on one connection, and says nothing while it answers', async () => {
    await database.asked();
    await database.asked();
    expect([database.connections, seen, primary.isAway]).toEqual([1, [], false]);
  });

  it('says that it is away where nobody listens, once, and that it is back', async () => {
    const [isLost, isBack] = [lost(), returned()];
    await database.shut();
    await isLost;
    expect(primary.isAway).toBe(true);
    await database.open();
    await isBack;
    await database.asked();
    expect([seen, primary.isAway]).toEqual([['lost', 'returned'], false]);
  });

  it('asks again on another connection where one was cut, and takes that for no loss', async () => {
    const asked = database.asked();
    database.cut();
    await asked;
    await database.asked();
    expect([database.connections, seen]).toEqual([2, []]);
  });

  it('takes a primary that has become a replica for away, on the connection that it has too', async () => {
    const isLost = lost();
    database.state = 'replica';
    await isLost;
    const isBack = returned();
    database.state = 'primary';
    await isBack;
    expect(seen).toEqual(['lost', 'returned']);
  });

  it('takes one that lets everybody in and says nothing for away', async () => {
    const isLost = lost();
    database.state = 'silent';
    await isLost;
    expect(primary.isAway).toBe(true);
  });

  it('ends when it is told to, also while the primary is away, and asks no more', async () => {
    const isLost = lost();
    await database.shut();
    await isLost;
    await watch.stop();
    const { connections } = database;
    await database.open();
    expect([database.connections, seen]).toEqual([connections, ['lost']]);
  });
});
