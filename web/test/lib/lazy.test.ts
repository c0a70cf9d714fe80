import { expect, it } from '@jest/globals';
import { lazyModule, runPrefetches } from '../../src/lib/lazy.tsx';

it('prefetches one after the other, whatever fails', async () => {
  const steps: string[] = [];
  const load = (name: string, failure?: Error) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (failure) throw failure;
  };
  lazyModule(load('menu', new Error('offline')), { prefetchOnInteraction: true });
  lazyModule(load('dialog'), { prefetchOnInteraction: true });
  lazyModule(load('form'));
  await runPrefetches();
  expect(steps).toEqual(['menu begins', 'menu ends', 'dialog begins', 'dialog ends']);
});

it('loads a module once, and again after a failure', async () => {
  const results = [Promise.reject(new Error('offline')), Promise.resolve('module')];
  let calls = 0;
  const { load } = lazyModule(() => results[calls++] ?? Promise.reject(new Error('loaded twice')));
  await expect(load()).rejects.toThrow('offline');
  await expect(load()).resolves.toBe('module');
  await expect(load()).resolves.toBe('module');
});
