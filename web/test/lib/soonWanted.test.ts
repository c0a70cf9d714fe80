import { expect, it } from '@jest/globals';
import { loadSoonWanted, wantSoon } from '../../src/lib/soonWanted.ts';

it('loads one after the other, whatever fails, so that what is wanted meanwhile comes first', async () => {
  const steps: string[] = [];
  const load = (name: string, failure?: Error) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (failure) throw failure;
  };
  wantSoon(load('menu', new Error('offline')));
  wantSoon(load('dialog'));
  await loadSoonWanted();
  expect(steps).toEqual(['menu begins', 'menu ends', 'dialog begins', 'dialog ends']);
});
