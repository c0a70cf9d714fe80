import { describe, expect, it } from '@jest/globals';
import { repeatsAmong } from '../../src/response/repeats.ts';

const vera = { name: 'Vera', email: 'vera@example.com' };

describe('Responses were given twice', () => {
  it('when name and address are the same, however they are written', () => {
    const again = { name: ' vera ', email: 'Vera@Example.com' };
    const both = { name: 'Anna  Maria', email: 'a@example.com' };
    const spaced = { name: 'ANNA MARIA', email: 'a@example.com' };
    expect(repeatsAmong([vera, both, again, spaced])).toEqual(new Set([vera, again, both, spaced]));
  });

  it('not when a friend is added with the same address, or somebody has the same name', () => {
    const friend = { ...vera, name: 'Ben' };
    const namesake = { ...vera, email: 'other@example.com' };
    expect(repeatsAmong([vera, friend, namesake])).toEqual(new Set());
  });

  it('not when no address was left, by which to know', () => {
    expect(repeatsAmong([{ name: 'Anna', email: null }, { name: 'Anna' }, { name: 'Anna', email: '' }])).toEqual(
      new Set(),
    );
  });
});
