// node scripts/words.mjs: finds the words that we do not use (docs/glossary.md), where they stand and what to say
// instead.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

/** @typedef {readonly [not: RegExp, but: string]} Word */

/**
 * What a regular expression can tell from good English. A space in one also matches the end of a line within a comment.
 * The rest of the glossary's table needs a reader.
 * @type {readonly Word[]}
 */
const WORDS = [
  [/\banew\b/, '"again"; of a cache entry "rebuilt"'],
  [/\bwhom?ever\b/, '"anybody who", or a noun'],
  [/\bnobody who\b/, '"no one who", or a noun'],
  [/\b(?:for|by|than|so|so that) who\b/, 'a noun: "for those who", "for the person who"'],
  [/\bbe it\b/, '"whether it is", "either … or"'],
  [/\bin vain\b/, '"without a result"'],
  [/\bstrangers?\b(?!\.\w)/, '"visitor", "somebody else"'],
  [/\bas many(?: [\w’-]+){0,4} as\b/, '"the number of … that", "enough … for"'],
  [/\bleads? nowhere\b/, '"does not work", "is not valid"'],
  [/\bkept answers?\b/, '"cache entry"'],
  [/\bfirst answers\b/, '"initial data"'],
  [
    /(?<!\bthere |\blikely [^.;:]*|\b(?:aim|goal|idea|job|point|purpose|task|way) )\b(?:is|are|was|were) (?:not )?to (?=[a-z])/,
    '"must", "should", "will"',
  ],
];

/** Other languages, what is generated, tests, and the two files that have the words in order to forbid them. */
const LEFT_OUT =
  /^messages\/(?!en\/)|\.generated\.ts$|(?:^|\/)(?:test|e2e)\/|^docs\/glossary\.md$|^scripts\/words\.mjs$/i;

/** Where a line may end inside a sentence: what follows may begin as the line of a comment or of a quotation does. */
const GAP = '(?:[ \\t]|[ \\t]*\\r?\\n[ \\t]*(?:(?:\\*|//|>|-|#)[ \\t]+)?)';

const sought = WORDS.map(([not, but]) => ({ but, pattern: new RegExp(not.source.replaceAll(' ', GAP), 'gi') }));

const tracked = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.md', '*.arb', 'schema.graphql'], {
  cwd: root,
  encoding: 'utf8',
});
const files = tracked.split('\0').filter((file) => file && !LEFT_OUT.test(file) && existsSync(join(root, file)));

/** @param {string} file */
const findingsIn = (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return sought.flatMap(({ pattern, but }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: not "${found.replace(/\s+[*/>#-]*\s*/g, ' ').trim()}", but ${but}`;
    }),
  );
};

const findings = files.flatMap(findingsIn);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
