import type { LocalAccount, LocalAccounts } from './LocalAccounts.ts';
import { localUid } from './localUid.ts';

/** Local accounts that a restart forgets, for tests. */
export function memoryAccounts(): LocalAccounts {
  const accounts = new Map<string, LocalAccount>();
  const find = (uid: string) => accounts.get(uid) ?? null;
  const keep = (account: LocalAccount) => {
    accounts.set(account.uid, account);
    return account;
  };

  return {
    async signIn({ sub, email, name, picture }, now) {
      const uid = localUid(sub);
      const known = find(uid);
      const account = keep({
        uid,
        sub,
        email: email ?? known?.email ?? null,
        name: name ?? known?.name ?? null,
        photoURL: picture ?? known?.photoURL ?? null,
        createdAt: known?.createdAt ?? now,
        lastLoginAt: now,
      });
      return { account, isNew: known === null };
    },
    find: async (uid) => find(uid),
    list: async (limit) =>
      [...accounts.values()].sort((a, b) => b.lastLoginAt.toMillis() - a.lastLoginAt.toMillis()).slice(0, limit),
    async update(uid, change) {
      const known = find(uid);
      return known && keep({ ...known, ...change });
    },
    async remove(uid) {
      accounts.delete(uid);
    },
  };
}
