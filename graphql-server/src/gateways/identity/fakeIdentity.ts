import { DomainError } from '@quorum/domain/errors';
import type { Identity, IdentityVerifier } from './Identity.ts';

const TOKEN = /^uid:([\w.-]+)$/;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const personNamed = (uid: string): Identity => ({
  uid,
  displayName: capitalised(uid),
  email: `${uid}@example.com`,
  photoURL: null,
});

/**
 * A verifier for tests. The token `uid:ada` is Ada: uid `ada`, display name `Ada`, email `ada@example.com`, no photo.
 * `people` says otherwise for the uids that need it; any other token is refused like a forged one.
 */
export const fakeIdentity = (people: Readonly<Record<string, Partial<Identity>>> = {}): IdentityVerifier => ({
  async verify(idToken) {
    const uid = TOKEN.exec(idToken)?.[1];
    if (!uid) throw new DomainError('UNAUTHENTICATED', 'account.invalidToken');
    return { ...personNamed(uid), ...people[uid] };
  },
});
