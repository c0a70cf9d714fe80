import { hash, randomFillSync, timingSafeEqual } from 'node:crypto';

const URL_HASH_BYTES = 16;
const TOKEN_BYTES = 32;

/** Secrets that nobody can guess, and the digests by which they are known again. */
export interface Tokens {
  /** The public identifier of an event: 128 random bits in base64url, 22 characters. */
  urlHash(): string;
  /** A secret to hand out once: 256 random bits in base64url, 43 characters. */
  secret(): string;
  /** What is stored of a secret: its SHA-256 in base64url. */
  digest(secret: string): string;
  /** Whether `secret` is the one behind `digest`, in a time that does not tell how much of it fits. */
  matches(secret: string | null | undefined, digest: string | null): boolean;
}

/** Random bytes to come: to generate a few costs as much as to generate many. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

/** That many random bytes in base64url, which nobody was given before and nobody will be again. */
const random = (bytes: number): string => {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const text = pool.toString('base64url', used, used + bytes);
  pool.fill(0, used, used + bytes);
  used += bytes;
  return text;
};

const sha256 = (text: string) => hash('sha256', text, 'buffer');

export const randomTokens: Tokens = {
  urlHash: () => random(URL_HASH_BYTES),
  secret: () => random(TOKEN_BYTES),
  digest: (secret) => hash('sha256', secret, 'base64url'),
  matches(secret, digest) {
    if (!secret || !digest) return false;
    const stored = Buffer.from(digest, 'base64url');
    const given = sha256(secret);
    return stored.length === given.length && timingSafeEqual(stored, given);
  },
};
