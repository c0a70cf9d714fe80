import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { DateTime } from 'luxon';
import type { LocalAccounts } from '@quorum/firebase-auth-stand-in/accounts/LocalAccounts';
import { memoryAccounts } from '@quorum/firebase-auth-stand-in/accounts/memoryAccounts';
import { createLocalAccounts } from '../../src/persistence/localAccounts.ts';
import { openTestOrm } from '../support/testDatabase.ts';

const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });
const noon = at('2026-05-01T12:00:00.123Z');
const later = at('2026-05-01T13:00:00Z');
const person = (sub: string) => ({
  sub,
  email: `${sub}@example.com`,
  name: `${sub} one`,
  picture: 'https://a.example/1',
});

let orm: MikroORM;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ orm, close } = await openTestOrm());
});
afterAll(() => close());

const kinds: [string, () => LocalAccounts][] = [
  ['in memory', memoryAccounts],
  ['in the database', () => createLocalAccounts(() => orm.em.fork())],
];

describe.each(kinds)('local accounts %s', (_kind, open) => {
  it('are made at the first sign-in', async () => {
    const accounts = open();
    const { account, isNew } = await accounts.signIn(person('ada'), noon);
    expect(isNew).toBe(true);
    expect(account).toMatchObject({
      sub: 'ada',
      email: 'ada@example.com',
      name: 'ada one',
      photoURL: 'https://a.example/1',
    });
    expect([account.createdAt.toMillis(), account.lastLoginAt.toMillis()]).toEqual([noon.toMillis(), noon.toMillis()]);
    expect(await accounts.find(account.uid)).toEqual(account);
  });

  it('are found again by sub, and keep what the profile does not mention', async () => {
    const accounts = open();
    const first = await accounts.signIn(person('ben'), noon);
    const second = await accounts.signIn({ sub: 'ben', name: 'Ben Two' }, later);
    expect(second.isNew).toBe(false);
    expect(second.account).toMatchObject({ ...first.account, name: 'Ben Two', lastLoginAt: expect.anything() });
    expect(second.account.lastLoginAt.toMillis()).toBe(later.toMillis());
  });

  it('are made once, however many first sign-ins come at once', async () => {
    const accounts = open();
    const signIns = await Promise.all(Array.from({ length: 20 }, () => accounts.signIn({ sub: 'crowd' }, noon)));
    expect(signIns.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(signIns.map(({ account }) => account.uid)).size).toBe(1);
  });

  it('are changed, cleared and removed', async () => {
    const accounts = open();
    const { uid } = (await accounts.signIn(person('cleo'), noon)).account;
    expect(await accounts.update(uid, { name: 'Cleo' })).toMatchObject({
      name: 'Cleo',
      photoURL: 'https://a.example/1',
    });
    expect(await accounts.update(uid, { name: null, photoURL: null })).toMatchObject({ name: null, photoURL: null });
    expect(await accounts.update(uid, {})).toMatchObject({ uid, email: 'cleo@example.com' });
    await accounts.remove(uid);
    expect(await accounts.find(uid)).toBeNull();
    expect(await accounts.update(uid, { name: 'Nobody' })).toBeNull();
  });

  it('are listed with the last to sign in first', async () => {
    const accounts = open();
    await accounts.signIn({ sub: 'early' }, at('2027-01-01T00:00:00Z'));
    await accounts.signIn({ sub: 'late' }, at('2027-01-02T00:00:00Z'));
    expect((await accounts.list(2)).map(({ sub }) => sub)).toEqual(['late', 'early']);
    await accounts.signIn({ sub: 'early' }, at('2027-01-03T00:00:00Z'));
    expect((await accounts.list(1)).map(({ sub }) => sub)).toEqual(['early']);
  });
});
