import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import { ENGLISH } from '@quorum/domain/refusals/english';
import { because, reason, say } from '@quorum/domain/refusals/Reason';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** All code below these folders but the catalogue itself. */
const sources = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name, parentPath }) => name.endsWith('.ts') && !parentPath.endsWith('refusals'))
    .map(({ name, parentPath }) => readFileSync(path.join(parentPath, name), 'utf8'))
    .join('\n');

/** Keys that are put together: of a field, or of one of two things. */
const BUILT =
  /^(title|location|name|format|question|option|reason|sub|message)\.required$|^(event|poll)\.(changedMeanwhile|notYoursToHandOver)$|^(response|vote)\.notYoursToRemove$|^handOver\.(event|poll)LinkExpired$|^(field|parameter)\.(unknown|misspelt)$/;

describe('a refusal', () => {
  it('is an error with a code, its reasons in English and, where it applies, fields and a time to wait', () => {
    const cause = new Error('why');
    const error = new DomainError('RATE_LIMITED', 'limit.requests', { retryAfter: 30, cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'DomainError', code: 'RATE_LIMITED', retryAfter: 30, fields: [], cause });
    expect(error.message).toBe('Too many requests. Please wait a little and try again');
    expect(error.reasons).toEqual([{ key: 'limit.requests' }]);
  });

  it('says several reasons one after the other', () => {
    const reasons = [reason('event.full', { max: 1_000 }), reason('list.more', { count: 2 })];
    const error = new DomainError('CONFLICT', reasons);
    expect(error.message).toBe('This event has all the 1000 responses it can take. And 2 more');
    expect(error.reasons).toEqual(reasons);
  });
});

describe('parsing', () => {
  const schema = z.object(
    {
      a: z
        .string(because('text.notText', { field: 'title' }))
        .min(2, because('title.required'))
        .regex(/^x/, because('row.sum')),
      b: z.number(because('likelihood.outOfRange')),
      c: z.int().optional(),
      d: z.enum(['UP', 'DOWN']).optional(),
      e: z.literal('UP').optional(),
      f: z.url().optional(),
    },
    because('event.unreadable'),
  );
  const refusal = (input: unknown) => {
    try {
      return parse(schema, input);
    } catch (error) {
      return error;
    }
  };

  it('gives what the schema makes of the input', () => {
    expect(parse(schema, { a: 'xyz', b: 1, more: 'more' })).toEqual({ a: 'xyz', b: 1 });
  });

  it('refuses with one reason a field: the first thing that is wrong with it', () => {
    expect(refusal({ a: '', b: 'one' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Title is required. Likelihood must be a number between 0 and 1',
      reasons: [{ key: 'title.required' }, { key: 'likelihood.outOfRange' }],
      fields: ['a', 'b'],
    });
  });

  it('names no field when the whole is no object', () => {
    expect(refusal('text')).toMatchObject({ message: 'The event must be an object with its fields', fields: [] });
  });

  it.each([
    [{ a: 1 }, 'Title must be text'],
    [{ c: 'one' }, 'Invalid input: expected number, received string'],
    [{ d: 'LEFT' }, 'Invalid option: expected one of "UP"|"DOWN"'],
    [{ e: 'LEFT' }, 'Invalid input: expected "UP"'],
    [{ f: 'here' }, 'Invalid input'],
  ])('has a key for what zod says by itself: %j', (wrong, message) => {
    expect(refusal({ a: 'xyz', b: 1, ...wrong })).toMatchObject({ message, fields: [Object.keys(wrong)[0]] });
  });
});

describe('the sentences of refusals', () => {
  it('take what was typed literally, and nothing of it for a gap', () => {
    const why = reason('row.unknownVote', { column: 2, text: '$& {column}' });
    expect(say(why, ENGLISH)).toBe('Column 2 has “$& {column}”, which is neither yes, maybe nor no');
  });

  it('may have another within', () => {
    const why = reason('table.rowLeftOut', { row: '7', name: 'Ada', reason: reason('row.sum') });
    expect(say(why, ENGLISH)).toBe('Row 7 (Ada): It is a row of totals');
  });

  it('write quantities and name fields as the language does', () => {
    const language = {
      ...ENGLISH,
      fields: { ...ENGLISH.fields, notes: 'Remarks' },
      number: (value: number) => `~${value}`,
    };
    expect(say(reason('text.tooLong', { field: 'notes', max: 2_000 }), language)).toBe(
      'Remarks must be at most ~2000 characters',
    );
  });

  it('are each written once', () => {
    const texts = Object.values(REFUSALS);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('are all said somewhere', () => {
    const said = sources(['domain/src', 'graphql-server/src', 'packages/firebase-auth-stand-in/src']);
    const unused = Object.keys(REFUSALS).filter((key) => !said.includes(`'${key}'`) && !BUILT.test(key));
    expect(unused).toEqual([]);
  });
});
