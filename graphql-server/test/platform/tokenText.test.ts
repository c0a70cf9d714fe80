import { expect, it } from '@jest/globals';
import { isApiToken, newApiToken } from '../../src/gateways/apiToken.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'quorum_pat_'.length;

it('is written as scanners of repositories look for it, and never twice', () => {
  const made = Array.from({ length: 1_000 }, newApiToken);
  expect(made.filter((token) => !/^quorum_pat_[0-9A-Za-z]{49}$/.test(token) || !isApiToken(token))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

it('tells every character that was mistyped, and every two that were swapped', () => {
  const token = newApiToken();
  const replaced = (at: number, text: string) => token.slice(0, at) + text + token.slice(at + text.length);
  for (let at = PREFIX; at < token.length; at++) {
    for (const digit of DIGITS) if (digit !== token[at]) expect(isApiToken(replaced(at, digit))).toBe(false);
    const swapped = replaced(at, `${token[at + 1] ?? ''}${token[at] ?? ''}`).slice(0, token.length);
    if (swapped !== token) expect(isApiToken(swapped)).toBe(false);
  }
});

it('is nothing else', () => {
  const token = newApiToken();
  const others = ['', 'quorum_pat_', `${token} `, ` ${token}`, `${token}0`, token.slice(0, -1), token.toUpperCase()];
  expect(others.filter(isApiToken)).toEqual([]);
});
