import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/decisions');
const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

const records = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
const rows = Array.from(
  textOf('README.md').matchAll(/^\| \[(\d{4})\]\((\S+)\) +\|[^|]+\| (\w+)/gm),
  ([, number = '', file = '', status = '']) => ({ number, file, status }),
);

it('lists every decision once', () => {
  expect(rows.map(({ file }) => file).sort()).toEqual(records.sort());
});

it.each(rows)('has $number as the number of one decision, with its status', ({ number, file, status }) => {
  expect(records.filter((record) => record.startsWith(number))).toEqual([file]);
  const [title, said] = textOf(file).match(/^# \d+\. |^Status: \w+/gm) ?? [];
  expect(title).toBe(`# ${Number(number)}. `);
  expect(said).toBe(`Status: ${status}`);
});
