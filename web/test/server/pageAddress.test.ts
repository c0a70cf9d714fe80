import { expect, it } from '@jest/globals';
import { pageAddress } from '../../src/server/pageAddress.ts';

it.each([
  ['/', '/'],
  ['/?tab=archive', '/?tab=archive'],
  ['/?tab=archive&type=3&utm=x', '/?type=3&tab=archive'],
  ['/?type=3&tab=upcoming', '/?type=3'],
  ['/?type=x&tab=nothing&tab=archive', '/'],
  ['/?type=4', '/'],
  ['/?type=999999999&tab=archive', '/?tab=archive'],
  ['/about?tab=archive', '/about'],
  ['/%61bout', '/about'],
  ['/events/%41%2D%5f%7Ez%30', '/events/A-_~z0'],
  ['/events/%2F%25%3F%20', '/events/%2F%25%3F%20'],
])('%s is the page %s, whatever else an address says', async (url, address) => {
  expect(await pageAddress(url, async () => [{ id: 2 }, { id: 3 }])).toBe(address);
});

it('of an address that names no type needs none of them', async () => {
  expect(await pageAddress('/?tab=archive', () => Promise.reject(new Error('They were listed')))).toBe('/?tab=archive');
});
