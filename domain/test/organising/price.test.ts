import { describe, expect, it } from '@jest/globals';
import { dueOf, minorDigits, moneyText } from '../../src/organising/price.ts';

describe('what somebody pays', () => {
  it('is the price for each of the party', () => {
    expect(dueOf({ amount: 450, mode: 'PER_PERSON' }, 3, 10)).toBe(1350);
  });

  it('is their part of a sum that those who come share, rounded up so that it is reached', () => {
    expect(dueOf({ amount: 1000, mode: 'SPLIT' }, 1, 3)).toBe(334);
    expect(dueOf({ amount: 1000, mode: 'SPLIT' }, 2, 4)).toBe(500);
  });

  it('is all of it as long as nobody else comes', () => {
    expect(dueOf({ amount: 1000, mode: 'SPLIT' }, 1, 0)).toBe(1000);
    expect(dueOf({ amount: 1000, mode: 'SPLIT' }, 2, 1)).toBe(1000);
  });
});

it.each([
  ['EUR', 2, '€4.50', 450],
  ['JPY', 0, '¥450', 450],
  ['KWD', 3, 'KWD\u00a00.450', 450],
])('%s has %i digits after its point', (currency, digits, text, amount) => {
  expect(minorDigits(currency)).toBe(digits);
  expect(moneyText(amount, currency, 'en')).toBe(text);
});
