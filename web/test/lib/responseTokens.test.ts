import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { removeToken, saveToken, readToken } from '../../src/lib/responseTokens.ts';

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
