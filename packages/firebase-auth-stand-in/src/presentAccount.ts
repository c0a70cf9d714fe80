import type { LocalAccount } from './accounts/LocalAccounts.ts';

export const federatedId = (sub: string) => `https://accounts.google.com/${sub}`;

/** Fields that an account has no value for are left out of an answer, as Identity Toolkit does. */
export const accountFields = ({ uid, email, name, photoURL }: LocalAccount) => ({
  localId: uid,
  email: email ?? undefined,
  emailVerified: email !== null,
  displayName: name ?? undefined,
  photoUrl: photoURL ?? undefined,
});

export const providerUserInfo = ({ sub, email, name, photoURL }: LocalAccount) => [
  {
    providerId: 'google.com',
    rawId: sub,
    federatedId: federatedId(sub),
    email: email ?? undefined,
    displayName: name ?? undefined,
    photoUrl: photoURL ?? undefined,
  },
];

/** An account as `accounts:lookup` shows it: times in milliseconds, `validSince` in seconds, all as text. */
export const presentAccount = (account: LocalAccount) => ({
  ...accountFields(account),
  providerUserInfo: providerUserInfo(account),
  validSince: String(account.createdAt.toUnixInteger()),
  createdAt: String(account.createdAt.toMillis()),
  lastLoginAt: String(account.lastLoginAt.toMillis()),
});
