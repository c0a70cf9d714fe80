import { describe, expect, it } from '@jest/globals';
import { judge, parse } from '@quorum/domain/parse';
import { responseChange, responseDraft, responseDraftFor } from '@quorum/domain/response/draft';
import { complaints } from '../support/complaints.ts';

const about = (changes: Record<string, unknown>) => complaints(responseDraft, { name: 'Ada', ...changes });
const accepted = (changes: Record<string, unknown> = {}) => parse(responseDraft, { name: 'Ada', ...changes });

describe('the join form (spec section 5)', () => {
  it.each([undefined, null, '', '   ', '\u200B'])('requires a name: %j will not do', (name) => {
    expect(about({ name })).toEqual({ message: 'Name is required', fields: ['name'] });
  });

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example.com, bob@example.com',
    '"a@x,b@y"',
    'ada@example.com\nBcc: bob@example.com',
    'ada@example',
    '.ada@example.com',
    'ada..b@example.com',
    'ada@-example.com',
    'ada@example..com',
    `${'a'.repeat(65)}@example.com`,
    'ada@example.com\u0000',
    'ada(club)@example.com',
    7,
  ])('wants an email to be one address: %j will not do', (email) => {
    expect(about({ email })).toEqual({ message: 'Please enter a valid email address', fields: ['email'] });
  });

  it.each([
    'ada@example.com',
    'a&b@example.org',
    "o'neill+quorum@mail.example.co.uk",
    'anna@bücher.example',
    'anna@xn--bcher-kva.example',
    'info@例え.テスト',
    'x!#$%*/=?^`{|}~@example.org',
  ])('takes the address %s', (email) => {
    expect(accepted({ email }).email).toBe(email);
  });

  it.each([undefined, null, '', '  '])('takes no email at all: %j', (email) => {
    expect(accepted({ email }).email).toBe('');
  });

  it('takes a comment of 100 characters, and not of 101', () => {
    expect(about({ comment: 'x'.repeat(100) })).toBeNull();
    expect(about({ comment: 'x'.repeat(101) })).toEqual({
      message: 'Comment must be at most 100 characters',
      fields: ['comment'],
    });
  });

  it.each([0, 0.1, 0.5, 1])('takes the likelihood %d', (likelihood) => {
    expect(accepted({ likelihood }).likelihood).toBe(likelihood);
  });

  it.each([-0.1, 1.1, '0.5', NaN, Infinity, true])('takes no likelihood of %j', (likelihood) => {
    expect(about({ likelihood })).toEqual({
      message: 'Likelihood must be a number between 0 and 1',
      fields: ['likelihood'],
    });
  });

  it.each([undefined, null])('takes a missing likelihood (%j) for a definite yes', (likelihood) => {
    expect(accepted({ likelihood }).likelihood).toBe(1);
  });

  it('never decides whose response it is', () => {
    expect(Object.keys(accepted({ uid: 'eve', id: 1, responseToken: 'x' }))).toEqual(Object.keys(accepted()));
  });
});

describe('a changed response', () => {
  it('says only what changes', () => {
    expect(parse(responseChange, { likelihood: 0.3 })).toEqual({ likelihood: 0.3 });
    expect(parse(responseChange, {})).toEqual({});
  });

  it('keeps the rules of the join form', () => {
    expect(complaints(responseChange, { name: ' ', likelihood: 2 })).toEqual({
      message: 'Name is required. Likelihood must be a number between 0 and 1',
      fields: ['name', 'likelihood'],
    });
  });
});

it('names the question that is not answered', () => {
  const question = { text: 'Which shirt?', isRequired: true };
  const questions = [
    { ...question, id: 3 },
    { ...question, id: 7 },
  ];
  const answers = [
    { questionId: 3, text: 'The blue one' },
    { questionId: 7, text: ' ' },
  ];
  const schema = responseDraftFor({ participantThreshold: 4, maxGuests: 0, capacity: null, questions });
  expect(judge(schema, { name: 'Ada', answers }).issues).toEqual([
    { path: ['answers', 'q7'], reason: { key: 'answers.missing', values: { question: 'Which shirt?' } } },
  ]);
});
