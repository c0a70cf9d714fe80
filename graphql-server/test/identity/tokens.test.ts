import { describe, expect, it } from '@jest/globals';
import { randomTokens } from '../../src/gateways/tokens.ts';

describe('a secret', () => {
  it('is 256 random bits, the hash of an event 128', () => {
    const [secrets, hashes] = [
      Array.from({ length: 1_000 }, randomTokens.secret),
      Array.from({ length: 1_000 }, randomTokens.urlHash),
    ];
    expect([new Set(secrets).size, new Set(hashes).size]).toEqual([1_000, 1_000]);
    expect(secrets.every((secret) => Buffer.from(secret, 'base64url').length === 32)).toBe(true);
    expect(hashes.every((hash) => Buffer.from(hash, 'base64url').length === 16)).toBe(true);
  });

  it('is known again by a digest of a fixed length, whatever its own length', () => {
    const secret = randomTokens.secret();
    const digest = randomTokens.digest(secret);
    expect(randomTokens.matches(secret, digest)).toBe(true);
    for (const guess of [secret.slice(1), `${secret}x`, secret.toLowerCase(), '', 'x'.repeat(100_000), null, undefined])
      expect(randomTokens.matches(guess, digest)).toBe(false);
    for (const kept of [null, '', 'x', secret]) expect(randomTokens.matches(secret, kept)).toBe(false);
  });
});
