import { expect, it } from '@jest/globals';
import { inTurn } from '../../src/use-cases/inTurn.ts';

it('does what has one key one after the other, and the rest meanwhile, whatever fails', async () => {
  const done: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = inTurn('a', async () => {
    await gate;
    done.push('first');
    throw new Error('failed');
  });
  const second = inTurn('a', async () => done.push('second'));
  await inTurn('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  open();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});
