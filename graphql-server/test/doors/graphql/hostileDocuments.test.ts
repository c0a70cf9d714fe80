import { beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { DOCUMENT_LIMITS } from '../../../src/doors/graphql/documentLimits.ts';
import { LEAK } from '../../http/hostile/runs.ts';
import { useServer } from '../../support/useServer.ts';
import { HOSTILE } from './hostileDocuments.ts';
import { MOST_CHARACTERS, SOON_MS, workedMs } from './refusedSoon.ts';

const server = useServer();
beforeAll(async () => {
  await ask('{"query":"{ __typename }"}');
});

const ask = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a hostile document', () => {
  it('is one of two hundred and more', () => {
    expect(new Set(HOSTILE.map(([, body]) => body)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(HOSTILE)('is refused soon, with a sentence: %s', async (_name, payload) => {
    server.statements.length = 0;
    const begun = workedMs();
    const { statusCode, body } = await ask(payload);
    expect(workedMs() - begun).toBeLessThan(SOON_MS);
    expect([Math.floor(statusCode / 100), server.statements]).toEqual([4, []]);
    expect(body).not.toMatch(LEAK);
    const { data, message, errors = [{ message }] } = JSON.parse(body);
    expect(data ?? null).toBeNull();
    expect(errors.length).toBeLessThanOrEqual(DOCUMENT_LIMITS.errors);
    for (const error of errors) expect(error.message).toMatch(/^\S.{10,}/);
    expect(body.length).toBeLessThan(MOST_CHARACTERS);
  });
});

describe('an honest document', () => {
  it.each([
    [
      'the introspection of any tool',
      getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true }),
    ],
    [
      'both lists of the home page',
      '{ a: events(first: 100) { nodes { id participants { name } } } b: events(when: PAST, first: 100) { nodes { id } } }',
    ],
    [
      'as many aliases as are allowed',
      `{ ${Array.from({ length: DOCUMENT_LIMITS.aliases }, (_, n) => `a${n}: __typename`).join(' ')} }`,
    ],
    [
      'fragments within fragments',
      '{ ...A } fragment A on Query { eventTypes { ...B } } fragment B on EventType { id name }',
    ],
  ])('is answered: %s', async (_name, query) => {
    const answer = await ask(JSON.stringify({ query }));
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  });
});

describe('a client that names application/json alone', () => {
  const asOld = (query: string) => ask(JSON.stringify({ query }), { accept: 'application/json' });

  it('is told with 200 of a document that is wrong, as it expects', async () => {
    expect((await asOld('{ nope }')).statusCode).toBe(200);
  });

  it('is told with 400 of one that asks too much', async () => {
    expect((await asOld(`{ ${'...A '.repeat(16)} } fragment A on Query { a: __typename }`)).statusCode).toBe(400);
  });
});
