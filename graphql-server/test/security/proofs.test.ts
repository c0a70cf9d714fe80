import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const DOCUMENT = read('docs/security.md');
const attacks = DOCUMENT.slice(0, DOCUMENT.indexOf('## OWASP'))
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/security.md', () => {
  it('lists attacks', () => {
    expect(attacks.length).toBeGreaterThan(30);
  });

  it.each(attacks.map(([, , , proof = '']) => proof))('names a test that is there: %s', (proof) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    expect(title).not.toBe('');
    expect(read(file).replaceAll("\\'", "'")).toContain(title);
  });
});
