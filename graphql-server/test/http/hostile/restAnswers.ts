import { expect } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { LEAK } from './runs.ts';

export const JOIN = { name: 'Vera', email: 'vera@example.com', likelihood: 0.5, uid: null, comment: 'Late' };

/** All that a refusal may say (RFC 9457). */
const SAID = new Set(['type', 'title', 'status', 'detail', 'code', 'message', 'fields', 'reasons', 'errors']);

/** A sentence in the form that spec section 7 gives errors: text for the join call, `{ message, fields? }` else. */
const expectSentence = ({ headers, body }: LightMyRequestResponse, isJoin: boolean) => {
  expect(headers['content-type']).toBe(
    isJoin ? 'text/plain; charset=utf-8' : 'application/problem+json; charset=utf-8',
  );
  const problem = (isJoin ? { message: body } : JSON.parse(body)) as { message: string; fields?: string[] };
  expect(problem.message).toMatch(/^[A-Z].+/);
  expect(Object.keys(problem).filter((key) => !SAID.has(key))).toEqual([]);
};

/** No fault, nothing that leaks, and a refusal in the form of its call. */
export const expectDecent = (answer: LightMyRequestResponse, isJoin = false) => {
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(LEAK);
  if (answer.statusCode >= 400) expectSentence(answer, isJoin);
};
