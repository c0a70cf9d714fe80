import { expect, it } from '@jest/globals';
import { withKeyedLock } from '../../src/use-cases/withKeyedLock.ts';

it('does what has one key one after the other, and the rest meanwhile, whatever fails', async () => {
  const done: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = withKeyedLock('a', async () => {
    await gate;
    done.push('first');
    throw new Error('failed');
  });
  const second = withKeyedLock('a', async () => done.push('second'));
  await withKeyedLock('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  open();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});
