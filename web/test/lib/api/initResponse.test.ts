import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sendInit, takeInitResponse } from '../../../src/lib/api/initResponse.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Each request gets the next of these. */
const answerWith = (...answers: (Response | Error)[]) => {
  const fetches = jest.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('One request too many');
  });
  globalThis.fetch = fetches;
  return fetches;
};

const answer = (status: number) => new Response('{}', { status });

describe('GET /api/init', () => {
  it('is sent once, and its answer is taken where it is needed', async () => {
    const sent = answer(200);
    const fetches = answerWith(sent);
    sendInit();
    expect(await takeInitResponse()).toBe(sent);
    expect(fetches).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['was lost', new Error('offline')],
    ['was refused', answer(503)],
  ])('is sent again when it %s', async (_, failure) => {
    const second = answer(200);
    answerWith(failure, second);
    sendInit();
    expect(await takeInitResponse()).toBe(second);
  });

  it('is sent where nothing has been sent, and again after its answer was taken', async () => {
    const [first, second] = [answer(200), answer(200)];
    answerWith(first, second);
    expect(await takeInitResponse()).toBe(first);
    expect(await takeInitResponse()).toBe(second);
  });
});
