import { describe, expect, it } from '@jest/globals';
import { useServer } from '../../support/useServer.ts';
import { aProblem } from '../../support/aProblem.ts';

const server = useServer();

const TEXT = 'text/plain; charset=utf-8';
const PROBLEM = 'application/problem+json; charset=utf-8';

const REFUSALS: [accept: string | undefined, type: string][] = [
  [undefined, TEXT],
  ['*/*', TEXT],
  ['', TEXT],
  ['text/plain', TEXT],
  ['text/*', TEXT],
  ['text/html, */*;q=0.8', TEXT],
  ['text/plain, application/json;q=0.5', TEXT],
  ['application/json;q=0', TEXT],
  ['image/png', TEXT],
  ['nonsense', TEXT],
  ['application/json', PROBLEM],
  ['Application/JSON', PROBLEM],
  ['application/problem+json', PROBLEM],
  ['application/*', PROBLEM],
  ['application/json, text/plain, */*', PROBLEM],
  ['application/json, */*;q=0.1', PROBLEM],
  ['text/plain;q=0.5, application/json', PROBLEM],
  ['text/plain;q=0, */*', PROBLEM],
];

describe('a refusal of the join call', () => {
  it.each(REFUSALS)('to who accepts %p is %s', async (accept, type) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const url = `/api/events/${'A'.repeat(22)}/join`;
    const answer = await server.rest('POST', url, { name: '' }, { headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, type]);
    const problem = aProblem({
      status: 400,
      code: 'BAD_USER_INPUT',
      title: 'Bad input',
      message: 'Name is required',
      key: 'name.required',
      field: 'name',
    });
    expect(answer.body).toBe(type === TEXT ? problem.message : JSON.stringify(problem));
    const lost = await server.rest('POST', '/api/events/%E0%A4%A/join', { name: 'V' }, { headers });
    expect(lost.headers['content-type']).toBe(type);
  });
});
