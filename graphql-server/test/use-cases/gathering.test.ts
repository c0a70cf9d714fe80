import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { gathering } from '../../src/use-cases/gathering.ts';

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
  const add = gathering(work, 10);
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
  const add = gathering(work, 2);
  const answers = Promise.all(['a', 'b', 'c', 'd'].map(add));
  for (let works = 0; works < 3; works++) await end();
  expect(given).toEqual([['a'], ['b', 'c'], ['d']]);
  expect(await answers).toHaveLength(4);
});

it('tells of a failure those whom it was for, and goes on', async () => {
  const { work, end } = heldWork();
  const add = gathering(work, 2);
  const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map(add));
  await end();
  await end(new Error('failed'));
  await end();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});
