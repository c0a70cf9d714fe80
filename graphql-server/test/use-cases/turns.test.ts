import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Turns } from '../../src/gateways/Turns.ts';
import { gate } from '../support/gate.ts';

let turns: Turns;
beforeEach(() => {
  turns = new Turns();
});

/** Has the turn for `keys` until it is told to end. */
const holding = (...keys: string[]) => {
  const { promise, open: end } = gate();
  return { done: turns.take(keys, () => promise), end };
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('what has one key', () => {
  it('is done one after the other, and the rest meanwhile, whatever fails', async () => {
    const done: string[] = [];
    const { promise: opened, open } = gate();
    const first = turns.take(['a'], async () => {
      await opened;
      done.push('first');
      throw new Error('failed');
    });
    const second = turns.take(['a'], async () => done.push('second'));
    await turns.take(['b'], async () => done.push('other'));
    expect(done).toEqual(['other']);
    open();
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(done).toEqual(['other', 'first', 'second']);
  });

  it('is waited for by nobody who does not want it, however many keys another one wants', async () => {
    const first = holding('b');
    const both = holding('b', 'c');
    await turns.take(['c'], settled);
    first.end();
    both.end();
    await Promise.all([first.done, both.done]);
  });
});

it('two who want the same keys in another order do not wait for one another', async () => {
  const done: string[] = [];
  await Promise.all([
    turns.take(['a', 'b'], async () => done.push('one')),
    turns.take(['b', 'a', 'b'], async () => done.push('other')),
  ]);
  expect(done).toEqual(['one', 'other']);
});

describe('a wait', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const waiting = (...keys: string[]) =>
    turns.take(keys, () => Promise.resolve('done')).catch((error: unknown) => error);
  const refusal = { code: 'UNAVAILABLE', retryAfter: 3 };

  it('ends after ten seconds, for all keys together, and keeps none of them', async () => {
    const [first, second] = [holding('a'), holding('b')];
    const both = waiting('a', 'b');
    await jest.advanceTimersByTimeAsync(9_000);
    first.end();
    await settled();
    await jest.advanceTimersByTimeAsync(999);
    expect(await Promise.race([both, settled()])).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(await both).toMatchObject(refusal);
    expect(await waiting('a')).toBe('done');
    second.end();
    expect(await waiting('b')).toBe('done');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is refused at once behind two hundred for the same', async () => {
    const first = holding('a');
    const others = Array.from({ length: 200 }, () => waiting('a'));
    expect(await waiting('a')).toMatchObject(refusal);
    expect(await waiting('b')).toBe('done');
    first.end();
    expect(new Set(await Promise.all(others))).toEqual(new Set(['done']));
  });

  it('is refused at once where a thousand wait, for whatever it is', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    const holders = keys.map((key) => holding(key));
    const others = keys.slice(0, 5).flatMap((key) => Array.from({ length: 200 }, () => waiting(key)));
    expect(await waiting('f')).toMatchObject(refusal);
    for (const { end } of holders) end();
    expect(new Set(await Promise.all(others))).toEqual(new Set(['done']));
    expect(await waiting('f')).toBe('done');
  });
});

describe('what can wait', () => {
  const crowd = (count: number) => Array.from({ length: count }, () => turns.take(['a'], settled));

  it('does not wait where nobody does, or few do', async () => {
    await turns.letCrowdGoFirst();
    const first = holding('a');
    const others = crowd(9);
    await turns.letCrowdGoFirst();
    first.end();
    await Promise.all(others);
  });

  it('lets a crowd go first, until few of it are left', async () => {
    const first = holding('a');
    const done: string[] = [];
    const others = crowd(12).map((each) => each.then(() => done.push('a person')));
    const patient = turns.letCrowdGoFirst().then(() => done.push('the rest'));
    await settled();
    expect(done).toEqual([]);
    first.end();
    await Promise.all([patient, ...others]);
    expect(done.indexOf('the rest')).toBeGreaterThan(0);
    expect(done.indexOf('the rest')).toBeLessThan(5);
  });

  it('waits for three seconds at most', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const first = holding('a');
    const others = crowd(20);
    const patient = turns.letCrowdGoFirst();
    await jest.advanceTimersByTimeAsync(3_000);
    await patient;
    first.end();
    await Promise.all(others);
    jest.useRealTimers();
  });
});
