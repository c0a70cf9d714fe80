import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rememberedResponses, rememberedVotes } from '../../../src/lib/browser/rememberedTokens.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

// the keys are those under which browsers have stored what they hold
describe.each([
  ['response', rememberedResponses, 'response-token-7', 'responded-event-evening'],
  ['vote', rememberedVotes, 'vote-token-7', 'voted-poll-evening'],
])("a visitor's token of a %s", (_what, remembered, tokenKey, answeredKey) => {
  it('is stored with what it is to, until it is dropped', () => {
    remembered.remember('7', 'secret', 'evening');
    expect([localStorage.getItem(tokenKey), localStorage.getItem(answeredKey)]).toEqual(['secret', '7']);
    expect([remembered.tokenOf('7'), remembered.idIn('evening')]).toEqual(['secret', '7']);
    remembered.forget('7');
    expect([remembered.tokenOf('7'), remembered.idIn('evening')]).toEqual([null, undefined]);
    expect(localStorage).toHaveLength(0);
  });

  it('that an earlier release has stored is held', () => {
    localStorage.setItem(tokenKey, 'secret');
    localStorage.setItem(answeredKey, '7');
    expect([remembered.tokenOf('7'), remembered.idIn('evening')]).toEqual(['secret', '7']);
  });

  it('is needed to say that one has answered', () => {
    localStorage.setItem(answeredKey, '7');
    expect(remembered.idIn('evening')).toBeUndefined();
  });

  it('is found with the others, the newest first', () => {
    localStorage.setItem('something-else', 'x');
    for (const id of ['7', '12', '9']) remembered.remember(id, `token of ${id}`);
    expect(remembered.newest(2)).toEqual([
      { id: '12', token: 'token of 12' },
      { id: '9', token: 'token of 9' },
    ]);
  });

  it('is forgotten where the browser blocks its storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    remembered.remember('7', 'secret', 'evening');
    expect(remembered.tokenOf('7')).toBeNull();
    expect(() => remembered.forget('7')).not.toThrow();
  });
});

it('keeps a response apart from a vote of the same number', () => {
  rememberedResponses.remember('7', 'of the response');
  rememberedVotes.remember('7', 'of the vote');
  expect([rememberedResponses.tokenOf('7'), rememberedVotes.tokenOf('7')]).toEqual(['of the response', 'of the vote']);
});
