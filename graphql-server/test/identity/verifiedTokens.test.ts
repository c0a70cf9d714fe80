import { describe, expect, it } from '@jest/globals';
import { createVerifiedTokens } from '../../src/gateways/identity/verifiedTokens.ts';

const ada = { uid: 'ada', displayName: 'Ada', email: null, photoURL: null };
const HOUR = 3_600_000;

describe('verified tokens', () => {
  it('are remembered for a minute, however often they are used', () => {
    let now = 0;
    const verified = createVerifiedTokens(() => now);
    verified.keep('token', ada, HOUR);
    now = 59_999;
    expect(verified.get('token')).toEqual(ada);
    now = 60_000;
    expect(verified.get('token')).toBeUndefined();
  });

  it('are forgotten when they expire', () => {
    let now = 0;
    const verified = createVerifiedTokens(() => now);
    verified.keep('token', ada, 10_000);
    now = 10_000;
    expect(verified.get('token')).toBeUndefined();
  });

  it('make room for new ones, least recently used first', () => {
    const verified = createVerifiedTokens(() => 0);
    for (let n = 0; n < 1_000; n += 1) verified.keep(`token ${n}`, ada, HOUR);
    verified.get('token 0');
    verified.keep('one more', ada, HOUR);
    expect(verified.get('token 0')).toEqual(ada);
    expect(verified.get('token 1')).toBeUndefined();
    expect(verified.get('one more')).toEqual(ada);
  });
});
