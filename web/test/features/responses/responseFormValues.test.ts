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
  [0, 'maybe', 0.1],
  [0.95, 'maybe', 0.9],
])('opens a response of %s for editing as %s at %s', (likelihood, joinType, slider) => {
  const values = formValuesOf({ name: 'Ada', likelihood, comment: 'Late' });
  expect(values).toMatchObject({ name: 'Ada', joinType, likelihood: slider, comment: 'Late' });
});

it('leaves the email alone in an edit', () => {
  expect(toChangeInput({ ...blankResponse('Ada'), email: 'a@b.de' })).not.toHaveProperty('email');
});
