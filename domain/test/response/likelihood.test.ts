import { describe, expect, it } from '@jest/globals';
import { isDefinite, likelihoodOf } from '@quorum/domain/response/likelihood';
import {
  DEFAULT_LIKELIHOOD,
  EDIT_LIKELIHOOD,
  JOIN_LIKELIHOOD,
  responseTokenKey,
} from '@quorum/domain/response/constants';

describe('a likelihood', () => {
  it.each([{}, { likelihood: null }, { likelihood: undefined }])('that is missing (%j) counts as 1', (response) => {
    expect([likelihoodOf(response), isDefinite(response)]).toEqual([1, true]);
  });

  it('of zero counts as 0', () => {
    expect([likelihoodOf({ likelihood: 0 }), isDefinite({ likelihood: 0 })]).toEqual([0, false]);
  });

  it('below 1 is a maybe', () => {
    expect(isDefinite({ likelihood: 0.9 })).toBe(false);
    expect(isDefinite({ likelihood: 1 })).toBe(true);
  });

  it('is chosen from 0 to 1 when joining, from 10 % to 90 % when editing, by tenths (spec section 9)', () => {
    expect(JOIN_LIKELIHOOD).toEqual({ min: 0, max: 1, step: 0.1 });
    expect(EDIT_LIKELIHOOD).toEqual({ min: 0.1, max: 0.9, step: 0.1 });
    expect(DEFAULT_LIKELIHOOD).toBe(0.5);
  });
});

describe('the key of a kept response token', () => {
  it('is one per participant (spec section 6)', () => {
    expect(responseTokenKey(7)).toBe(responseTokenKey('7'));
    expect(responseTokenKey(7)).not.toBe(responseTokenKey(8));
  });
});
