import { expect, it } from '@jest/globals';
import {
  blankResponse,
  formValuesOf,
  toChangeInput,
  toDraftInput,
} from '../../../src/features/responses/responseFormValues.ts';

it('joins as a definite yes at first, and as 50% when one says maybe', () => {
  expect(toDraftInput({ ...blankResponse(), name: 'Ada' })).toEqual({
    name: 'Ada',
    email: '',
    likelihood: 1,
    comment: '',
  });
  expect(toDraftInput({ ...blankResponse(), joinType: 'maybe' }).likelihood).toBe(0.5);
});

it.each([
  [1, 'yes', 0.5],
  [null, 'yes', 0.5],
  [0.3, 'maybe', 0.3],
  [0, 'no', 0.5],
  [0.95, 'maybe', 0.95],
  [0.05, 'maybe', 0.05],
])('opens a response of %s for editing as %s at %s', (likelihood, joinType, slider) => {
  const values = formValuesOf({ name: 'Ada', likelihood, comment: 'Late' });
  expect(values).toMatchObject({ name: 'Ada', joinType, likelihood: slider, comment: 'Late' });
});

it.each([0, 0.05, 0.25, 0.95, 1])('saves a response of %s as it was where nobody touches it', (likelihood) => {
  expect(toChangeInput(formValuesOf({ name: 'Ada', likelihood, comment: '' })).likelihood).toBe(likelihood);
});

it('leaves the email alone in an edit', () => {
  expect(toChangeInput({ ...blankResponse('Ada'), email: 'a@b.de' })).not.toHaveProperty('email');
});
