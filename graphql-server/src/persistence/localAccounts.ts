import type { LocalAccount, LocalAccounts, LocalProfile } from '@quorum/firebase-auth-stand-in/accounts/LocalAccounts';
import { isLocalUid, localUid } from '@quorum/firebase-auth-stand-in/accounts/localUid';
import { LocalAccountEntity } from './entities/LocalAccountEntity.ts';
import type { EntityManager } from './orm.ts';

const plain = ({ uid, sub, email, name, photoURL, createdAt, lastLoginAt }: LocalAccountEntity): LocalAccount => ({
  uid,
  sub,
  email: email ?? null,
  name: name ?? null,
  photoURL: photoURL ?? null,
  createdAt,
  lastLoginAt,
});

/** What the profile mentions, under the account's names. */
const mentioned = ({ email, name, picture }: LocalProfile) => ({
  ...(email && { email }),
  ...(name && { name }),
  ...(picture && { photoURL: picture }),
});

/** Local accounts in the database. `em` gives a fresh entity manager each time, for nothing is shared between calls. */
export const createLocalAccounts = (em: () => EntityManager): LocalAccounts => ({
  async signIn(profile, now) {
    const uid = localUid(profile.sub);
    const manager = em();
    // naming no column, the conflict clause covers both unique keys: two first sign-ins at once make one account
    const inserted = await manager
      .createQueryBuilder(LocalAccountEntity)
      .insert({ uid, sub: profile.sub, ...mentioned(profile), createdAt: now, lastLoginAt: now })
      .onConflict()
      .ignore()
      .execute<{ affectedRows: number }>('run');
    const isNew = inserted.affectedRows === 1;
    if (!isNew) await manager.nativeUpdate(LocalAccountEntity, { uid }, { ...mentioned(profile), lastLoginAt: now });
    return { account: plain(await manager.findOneOrFail(LocalAccountEntity, { uid })), isNew };
  },
  async find(uid) {
    if (!isLocalUid(uid)) return null;
    const account = await em().findOne(LocalAccountEntity, { uid });
    return account && plain(account);
  },
  async list(limit) {
    const accounts = await em().findAll(LocalAccountEntity, { orderBy: { lastLoginAt: 'desc', uid: 'asc' }, limit });
    return accounts.map(plain);
  },
  async update(uid, change) {
    if (!isLocalUid(uid)) return null;
    const manager = em();
    await manager.nativeUpdate(LocalAccountEntity, { uid }, change);
    const account = await manager.findOne(LocalAccountEntity, { uid });
    return account && plain(account);
  },
  async remove(uid) {
    await em().nativeDelete(LocalAccountEntity, { uid });
  },
});
