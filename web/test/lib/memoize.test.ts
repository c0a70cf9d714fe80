import { expect, it } from '@jest/globals';
import { memoize } from '../../src/lib/memoize.ts';

const counted = (kept?: number) => {
  const made: string[] = [];
  const read = memoize((key: string) => {
    made.push(key);
    return { key };
  }, kept);
  return { made, read };
};

it('makes a value once, and the one that was asked for longest ago again', () => {
  const { made, read } = counted(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(read(key)).toEqual({ key });
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps a hundred of a thousand by default', () => {
  const { made, read } = counted();
  const keys = Array.from({ length: 1_000 }, (_, number) => String(number));
  for (const key of [...keys, ...keys.slice(-100)]) read(key);
  expect(made).toHaveLength(1_000);
  read(keys.at(-101) ?? '');
  expect(made).toHaveLength(1_001);
});
