import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readHeld, removeToken, saveToken, readToken } from '../../src/lib/responseTokens.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe("a visitor's token", () => {
  it('is kept under response-token-{id} until it is dropped', () => {
    saveToken('7', 'secret');
    expect(localStorage.getItem('response-token-7')).toBe('secret');
    expect(readToken('7')).toBe('secret');
    removeToken('7');
    expect(readToken('7')).toBeNull();
  });

  it('is found with the others, the newest first', () => {
    localStorage.setItem('something-else', 'x');
    for (const id of ['7', '12', '9']) saveToken(id, `token of ${id}`);
    expect(readHeld(2)).toEqual([
      { participantId: '12', responseToken: 'token of 12' },
      { participantId: '9', responseToken: 'token of 9' },
    ]);
  });

  it('is forgotten where the browser blocks its storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    saveToken('7', 'secret');
    expect(readToken('7')).toBeNull();
    expect(() => removeToken('7')).not.toThrow();
  });
});
