import { describe, expect, it } from '@jest/globals';
import { sameOriginPath } from '../../../src/features/session/sameOriginPath.ts';

const ORIGIN = 'https://quorum.example';

describe('where one may go after a sign-in', () => {
  it.each(['/create', '/events/abc?x=1#top', '/'])('goes to %s', (path) => {
    expect(sameOriginPath(path, ORIGIN)).toBe(path);
  });

  it('goes to a full address of this site', () => {
    expect(sameOriginPath(`${ORIGIN}/create`, ORIGIN)).toBe('/create');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    'https://evil.example/create',
    'https://quorum.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://quorum.example/create',
    `${ORIGIN}//evil.example`,
    '/.//evil.example',
    '/create/..//evil.example',
    'http://[',
  ])('refuses %j', (trick) => {
    expect(sameOriginPath(trick, ORIGIN)).toBeNull();
  });
});
