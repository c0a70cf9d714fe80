import { describe, expect, it } from '@jest/globals';
import {
  blankResponse,
  formValuesIn,
  formValuesOf,
  changeFrom,
  changeIn,
  openedWith,
  toChangeInput,
  toDraftInput,
  withSuggestedCondition,
} from '@quorum/domain/response/formValues';
import { EDIT_LIKELIHOOD } from '@quorum/domain/response/constants';
import { nearestStop } from '@quorum/domain/slider';

const EVENT = { participantThreshold: 4, capacity: 8, maxGuests: 3 };

const saved = (response: object = {}) => ({
  name: 'Ada',
  likelihood: 1,
  guests: 0,
  minParticipants: null,
  isStandby: false,
  comment: '',
  ...response,
});

it('joins as a definite yes at first, and as 50% when one says maybe', () => {
  expect(toDraftInput({ ...blankResponse(), name: 'Ada' })).toEqual({
    name: 'Ada',
    email: '',
    likelihood: 1,
    guests: 0,
    minParticipants: null,
    isStandby: false,
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
  const values = formValuesOf(saved({ likelihood, comment: 'Late' }));
  expect(values).toMatchObject({ name: 'Ada', joinType, likelihood: slider, comment: 'Late' });
});

it.each([0, 0.05, 0.25, 0.95, 1])('saves a response of %s as it was where nobody touches it', (likelihood) => {
  expect(toChangeInput(formValuesOf(saved({ likelihood }))).likelihood).toBe(likelihood);
});

it('leaves the email alone in an edit', () => {
  expect(toChangeInput({ ...blankResponse('Ada'), email: 'a@b.de' })).not.toHaveProperty('email');
});

describe('What goes with another response', () => {
  const filled = {
    ...blankResponse('Ada'),
    guests: '2',
    isConditional: true,
    minParticipants: '8',
    isStandby: true,
  };

  it.each([
    ['yes', { likelihood: 1, guests: 2, minParticipants: 8, isStandby: false }],
    ['maybe', { likelihood: 0.5, guests: 2, minParticipants: null, isStandby: false }],
    ['no', { likelihood: 0, guests: 0, minParticipants: null, isStandby: true }],
  ] as const)('is left out of a %s', (joinType, plan) => {
    expect(toDraftInput({ ...filled, joinType })).toMatchObject(plan);
  });

  it('stays in the form of a response that has it', () => {
    const response = saved({ guests: 1, minParticipants: 6 });
    expect(toChangeInput(formValuesOf(response))).toMatchObject({ guests: 1, minParticipants: 6 });
  });

  it('is not taken for zero where nothing is typed', () => {
    expect(toDraftInput({ ...filled, guests: '' }).guests).toBeNaN();
  });
});

describe('A condition that is not set yet', () => {
  const suggestedFor = (values: object, event: object = {}) =>
    withSuggestedCondition({ ...blankResponse('Ada'), ...values }, { ...EVENT, ...event });

  it.each([
    ['what the event needs', {}, {}, '4'],
    ['those who come together, where they are more', { guests: '5' }, {}, '6'],
    ['as many as there is room for', {}, { participantThreshold: 9 }, '8'],
    ['what the event needs, where room is for all', { guests: '' }, { capacity: null }, '4'],
  ])('begins with %s, and counts for nothing', (_what, values, event, minParticipants) => {
    const suggested = suggestedFor(values, event);
    expect(suggested).toMatchObject({ isConditional: false, minParticipants });
    expect(toDraftInput(suggested).minParticipants).toBeNull();
  });

  it('stays as it was typed, or emptied', () => {
    expect(suggestedFor({ minParticipants: '7' }).minParticipants).toBe('7');
    expect(suggestedFor({ isConditional: true }).minParticipants).toBe('');
  });
});

describe('What a form sends', () => {
  it('is what its controls held', () => {
    const fields = {
      name: 'Ada',
      email: 'a@b.de',
      joinType: 'yes',
      guests: '1',
      isConditional: 'on',
      minParticipants: '6',
      comment: 'Late',
    };
    expect(toDraftInput(formValuesIn(fields))).toEqual({
      name: 'Ada',
      email: 'a@b.de',
      likelihood: 1,
      guests: 1,
      minParticipants: 6,
      isStandby: false,
      comment: 'Late',
    });
    expect(toDraftInput(formValuesIn({ name: 'Ada', joinType: 'maybe', likelihood: '0.3' })).likelihood).toBe(0.3);
    const { isConditional: _unticked, ...unconditional } = fields;
    expect(toDraftInput(formValuesIn(unconditional)).minParticipants).toBeNull();
    expect(toDraftInput(formValuesIn({ name: 'Ada', joinType: 'no', isStandby: 'on' }))).toMatchObject({
      likelihood: 0,
      isStandby: true,
    });
  });

  it('is a fresh form where it leaves things out', () => {
    expect(formValuesIn({})).toEqual(blankResponse());
    expect(formValuesIn({ joinType: 'perhaps' }).joinType).toBe('yes');
  });

  it('is no number where it is none', () => {
    expect(toDraftInput(formValuesIn({ joinType: 'maybe', likelihood: 'much' })).likelihood).toBeNaN();
    expect(toDraftInput(formValuesIn({ guests: 'two' })).guests).toBeNaN();
  });
});

describe('the form of a response', () => {
  const UNUSUAL = [
    saved({ likelihood: 0.55, comment: 'One\ntwo' }),
    saved({ likelihood: 0.05, guests: 9 }),
    saved({ likelihood: 1, guests: 1, minParticipants: 1_000 }),
    saved({ likelihood: 0, isStandby: true }),
    saved({ likelihood: 0, guests: 3 }),
  ];

  it.each(UNUSUAL)('says nothing but what was changed in it: %j', (opened) => {
    expect(changeFrom(opened)(formValuesOf(opened))).toEqual({});
    expect(changeFrom(opened)({ ...formValuesOf(opened), name: 'Other' })).toEqual({ name: 'Other' });
  });

  it('names the answers where questions are asked, also when none of them was changed', () => {
    const opened = saved({ likelihood: 1, answers: { q1: '', q2: 'A ball' } });
    const values = formValuesOf(opened);
    expect(changeFrom(opened)(values)).toEqual({ answers: [] });
    const answered = { ...values, answers: { q1: 'A net', q2: 'A ball' } };
    expect(changeFrom(opened)(answered).answers).toEqual([
      { questionId: '1', text: 'A net' },
      { questionId: '2', text: 'A ball' },
    ]);
  });

  it('says all that goes with another likelihood', () => {
    const opened = saved({ likelihood: 1, guests: 1, minParticipants: 6 });
    const values = { ...formValuesOf(opened), joinType: 'no' as const };
    expect(changeFrom(opened)(values)).toEqual({ likelihood: 0, guests: 0, minParticipants: null });
  });

  /** As a browser sends it, with line breaks as HTTP wants them. */
  const sent = (opened: Parameters<typeof openedWith>[0]) => {
    const values = withSuggestedCondition(formValuesOf(opened), EVENT);
    const { name, comment, joinType, likelihood, guests, isConditional, minParticipants, isStandby } = values;
    return {
      opened: openedWith(opened),
      name,
      joinType,
      // a slider stands at a stop
      likelihood: String(nearestStop(likelihood, EDIT_LIKELIHOOD)),
      guests,
      minParticipants,
      ...(isConditional && { isConditional: 'on' }),
      ...(isStandby && { isStandby: 'on' }),
      comment: comment.replaceAll('\n', '\r\n'),
    };
  };

  it.each(UNUSUAL)('says no more without a script: %j', (opened) => {
    expect(changeIn(sent(opened))).toEqual({});
    expect(changeIn({ ...sent(opened), name: 'Other' })).toEqual({ name: 'Other' });
  });

  it.each([
    ['0.6', {}],
    ['0.5', { likelihood: 0.5 }],
  ])('takes a slider at %s, opened at 55%%, for a change of %j', (likelihood, change) => {
    expect(changeIn({ ...sent(saved({ likelihood: 0.55 })), likelihood })).toEqual(change);
  });

  it('takes a slider where that of a yes would stand for what it says', () => {
    const fields = { ...sent(saved({ likelihood: 1 })), joinType: 'maybe', likelihood: '0.9' };
    expect(changeIn(fields)).toEqual({ likelihood: 0.9 });
  });

  it.each(['', 'no JSON', 'null', '[]', '7'])('says all of it where %j is what it was opened with', (opened) => {
    expect(changeIn({ ...sent(saved({})), opened })).toMatchObject({ name: expect.any(String), likelihood: 1 });
  });
});
