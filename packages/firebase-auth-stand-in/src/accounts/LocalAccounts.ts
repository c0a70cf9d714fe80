import type { DateTime } from 'luxon';

/** What an identity provider would say about a person; `sub` is its lasting name for them. */
export interface LocalProfile {
  sub: string;
  email?: string | null;
  name?: string | null;
  picture?: string | null;
}

/** A person of local sign-in. */
export interface LocalAccount {
  uid: string;
  sub: string;
  email: string | null;
  name: string | null;
  photoURL: string | null;
  createdAt: DateTime;
  lastLoginAt: DateTime;
}

export type LocalAccountChange = Partial<Pick<LocalAccount, 'name' | 'photoURL'>>;

/** Keeps the people of local sign-in, so that a restart keeps them signed in. */
export interface LocalAccounts {
  /** Finds or makes the account of that `sub`; what the profile does not mention stays as it was. */
  signIn(profile: LocalProfile, now: DateTime): Promise<{ account: LocalAccount; isNew: boolean }>;
  find(uid: string): Promise<LocalAccount | null>;
  /** At most `limit` accounts, the one that signed in last first. */
  list(limit: number): Promise<LocalAccount[]>;
  /** The account as changed; null when there is none. */
  update(uid: string, change: LocalAccountChange): Promise<LocalAccount | null>;
  remove(uid: string): Promise<void>;
}
