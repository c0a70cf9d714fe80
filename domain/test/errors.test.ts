import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';

describe('a refusal', () => {
  it('is an error with a code, a sentence and, where it applies, fields and a time to wait', () => {
    const cause = new Error('why');
    const error = new DomainError('RATE_LIMITED', 'Too many. Try again later', { retryAfter: 30, cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'DomainError', code: 'RATE_LIMITED', retryAfter: 30, fields: [], cause });
  });
});

describe('parsing', () => {
  const schema = z.object(
    {
      a: z.string('A must be text').min(2, 'A is too short').regex(/^x/, 'A must begin with x'),
      b: z.number('B must be a number'),
    },
    'It must be an object',
  );
  const refusal = (input: unknown) => {
    try {
      return parse(schema, input);
    } catch (error) {
      return error;
    }
  };

  it('gives what the schema makes of the input', () => {
    expect(parse(schema, { a: 'xyz', b: 1, c: 'more' })).toEqual({ a: 'xyz', b: 1 });
  });

  it('refuses with one sentence a field: the first thing that is wrong with it', () => {
    expect(refusal({ a: '', b: 'one' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'A is too short. B must be a number',
      fields: ['a', 'b'],
    });
  });

  it('names no field when the whole is no object', () => {
    expect(refusal('text')).toMatchObject({ message: 'It must be an object', fields: [] });
  });
});
