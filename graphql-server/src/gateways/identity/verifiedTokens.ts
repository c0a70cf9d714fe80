import { createHash } from 'node:crypto';
import type { Identity } from './Identity.ts';

const CAPACITY = 1_000;
const KEEP_MS = 60_000;

interface Kept {
  identity: Identity;
  until: number;
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64');

/**
 * Remembers for a short while who holds a token, so that polling does not verify the same one again and again.
 * Bounded: the token that was used least recently makes room. Holds digests only, never a token.
 */
export function createVerifiedTokens(now: () => number) {
  const kept = new Map<string, Kept>();

  return {
    get(token: string): Identity | undefined {
      const key = digest(token);
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      if (entry.until <= now()) return undefined;
      // a Map keeps the order of insertion, so the first key is always the least recently used
      kept.set(key, entry);
      return entry.identity;
    },

    /** Keeps it for a minute, or until the token expires (in milliseconds since the epoch) when that is sooner. */
    keep(token: string, identity: Identity, expiresAt: number): void {
      kept.set(digest(token), { identity, until: Math.min(now() + KEEP_MS, expiresAt) });
      const [oldest] = kept.keys();
      if (kept.size > CAPACITY && oldest !== undefined) kept.delete(oldest);
    },
  };
}
