import { describe, expect, it } from '@jest/globals';
import { codeTyped, pauseAfter } from '../../src/phone/code.ts';

it('lets more and more time pass between codes', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(pauseAfter)).toEqual([0, 60, 300, 900, 3_600, 86_400, 86_400]);
});

describe('a code as it is typed', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
  ])('%j is %s', (typed, code) => {
    expect(codeTyped.parse({ code: typed })).toEqual({ code });
  });

  it.each(['', '12345', '1234567', 'abcdef', '12345６７', '١٢٣٤٥٦', null, 123456])('%j is none', (typed) => {
    expect(codeTyped.safeParse({ code: typed }).success).toBe(false);
  });
});
