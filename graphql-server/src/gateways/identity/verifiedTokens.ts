import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Identity } from './Identity.ts';

const CAPACITY = 1_000;
const MAX_AGE_MS = 60_000;

interface Verified {
  identity: Identity;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64');

/**
 * Caches for a short while who holds a token, so that polling does not verify the same one again and again. Holds digests
 * only, never a token.
 */
export function createVerifiedTokens(now: () => number) {
  const verified = new LRUCache<string, Verified>({ max: CAPACITY });

  return {
    get(token: string): Identity | undefined {
      const key = digest(token);
      const entry = verified.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt > now()) return entry.identity;
      verified.delete(key);
      return undefined;
    },

    /** Caches it for a minute, or until the token expires (in milliseconds since the epoch) when that is sooner. */
    keep(token: string, identity: Identity, expiresAt: number): void {
      verified.set(digest(token), { identity, expiresAt: Math.min(now() + MAX_AGE_MS, expiresAt) });
    },
  };
}
