import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8');
const TEST_FILES = new Set(
  [
    'domain/test',
    'graphql-server/test',
    'web/test',
    'web/e2e',
    'packages/embedded-postgres/test',
    'packages/firebase-auth-stand-in/test',
  ].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file)),
  ),
);

/** The numbers of version 5.0.0: a section, and which of its requirements are of that level. */
const LEVEL_1 = `1.2:1-5 1.3:1-2 1.5:1 2.1:1 2.2:1-2 2.3:1 3.2:1-2 3.3:1 3.4:1-2 3.5:1-3 4.1:1 4.4:1 5.2:1-2 5.3:1-2
  6.1:1 6.2:1-8 6.3:1-2 6.4:1-2 7.2:1-4 7.4:1-2 8.1:1 8.2:1-2 8.3:1 9.1:1-3 9.2:1 10.4:1-5 11.3:1-2 11.4:1 12.1:1 12.2:1-2
  13.4:1 14.2:1 14.3:1 15.1:1 15.2:1 15.3:1`;
const LEVEL_2 = `1.1:1-2 1.2:6-9 1.3:3-11 1.4:1-3 1.5:2 2.1:2-3 2.2:3 2.3:2-4 2.4:1 3.3:2-4 3.4:3-6 3.5:4-5 3.7:1-2 4.1:2-3
  4.2:1 4.3:1-2 4.4:2-4 5.1:1 5.2:3 5.4:1-3 6.1:2-3 6.2:9-12 6.3:3-4 6.4:3-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.3:1-2 7.4:3-5
  7.5:1-2 7.6:1-2 8.1:2 8.2:3 8.4:1 9.2:2-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:6-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3
  11.3:3 11.4:2-4 11.5:1 11.6:1 12.1:2-3 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:2-5 14.1:1-2 14.2:2-4 14.3:2-3 15.1:2-3
  15.2:2-3 15.3:2-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2`;

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
const numbersOf = (level: string) =>
  level.split(/\s+/).flatMap((part) => {
    const [section = '', span = ''] = part.split(':');
    const [first = 0, last = first] = span.split('-').map(Number);
    return between(first, last).map((number) => `V${section}.${number}`);
  });

/** Those that a text names, one by one or from one to another. */
const namedIn = (text: string) =>
  [...text.matchAll(/(V\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?/g)].flatMap(([, section = '', first = '', last = first]) =>
    between(Number(first), Number(last)).map((number) => `${section}.${number}`),
  );

const [, level1 = '', level2 = ''] = DOCUMENT.split(/^## /m);
const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| V'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const sorted = (numbers: readonly string[]) => [...numbers].sort();

describe('docs/asvs.md', () => {
  it('names each of the 70 requirements of level 1, once', () => {
    const wanted = numbersOf(LEVEL_1);
    expect(wanted).toHaveLength(70);
    expect(sorted(rowsOf(level1).flatMap(([, name = '']) => namedIn(name)))).toEqual(sorted(wanted));
  });

  it('names each of the 183 of level 2, once', () => {
    const wanted = numbersOf(LEVEL_2);
    expect(wanted).toHaveLength(183);
    const rest = DOCUMENT.slice(DOCUMENT.indexOf(level2));
    expect(sorted(namedIn(rest))).toEqual(sorted(wanted));
  });

  const rows = [...rowsOf(level1), ...rowsOf(level2)];
  it.each(rows.map(([, name = '', how = '', proof = '']) => [name, how, proof] as const))(
    'says how %s is met, and names a test that is there, or why there is none',
    (_name, how, proof) => {
      const files = [...proof.matchAll(/`([\w.]+)`/g)].map(([, file = '']) => file);
      expect(files.filter((file) => !TEST_FILES.has(file))).toEqual([]);
      if (files.length === 0) expect([proof, how]).toEqual(['–', expect.stringMatching(/^not ours|none is|SECURITY/)]);
    },
  );
});
