import { expect, it } from '@jest/globals';
import { pageAddress } from '../../src/server/pageAddress.ts';

it.each([
  ['/', '/'],
  ['/?tab=archive', '/?tab=archive'],
  ['/?tab=archive&type=3&utm=x', '/?type=3&tab=archive'],
  ['/?type=3&tab=upcoming', '/?type=3'],
  ['/?type=x&tab=nothing&tab=archive', '/'],
  ['/about?tab=archive', '/about'],
])('%s is the page %s, whatever else an address says', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
