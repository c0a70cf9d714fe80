import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { gathering } from '../../src/use-cases/gathering.ts';

const PATIENCE = 1_000;

// no patience ends because the machine was busy
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

/** Work that ends when it is told to, and what it was given. */
const heldWork = () => {
  const given: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const work = (items: readonly string[]) => {
    given.push([...items]);
    return new Promise<string[]>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(items.map((item) => `${item} done`))));
    });
  };
  /** Ends the work that began first, and lets the next begin. */
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await turn();
  };
  return { given, work, end };
};

it('does at once what comes alone, and together what comes meanwhile', async () => {
  const { given, work, end } = heldWork();
  const add = gathering(work, { items: 10, patience: PATIENCE });
  const answers = Promise.all([add('a'), add('b'), add('c')]);
  expect(given).toEqual([['a']]);
  await end();
  expect(given).toEqual([['a'], ['b', 'c']]);
  await end();
  expect(await answers).toEqual(['a done', 'b done', 'c done']);

  const last = add('d');
  expect(given[2]).toEqual(['d']);
  await end();
  expect(await last).toBe('d done');
});

it('does no more than the most at once', async () => {
  const { given, work, end } = heldWork();
  const add = gathering(work, { items: 2, patience: PATIENCE });
  const answers = Promise.all(['a', 'b', 'c', 'd'].map(add));
  for (let works = 0; works < 3; works++) await end();
  expect(given).toEqual([['a'], ['b', 'c'], ['d']]);
  expect(await answers).toHaveLength(4);
});

it('tells of a failure those whom it was for, and goes on', async () => {
  const { work, end } = heldWork();
  const add = gathering(work, { items: 2, patience: PATIENCE });
  const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map(add));
  await end();
  await end(new Error('failed'));
  await end();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});

it('lets those who come meanwhile wait for so long, and no longer, for what never ends', async () => {
  const { given, work, end } = heldWork();
  const add = gathering(work, { items: 10, patience: PATIENCE });
  const [first, second] = [add('a'), add('b')];
  await jest.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(given).toEqual([['a']]);
  await jest.advanceTimersByTimeAsync(1);
  expect(given).toEqual([['a'], ['b']]);
  await end();
  expect(await first).toBe('a done');
  await end();
  expect(await second).toBe('b done');
  expect(jest.getTimerCount()).toBe(0);
});
