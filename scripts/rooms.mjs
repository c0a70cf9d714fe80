// node scripts/rooms.mjs: whether one finds one's way through the folders: how full they are, which files are too small
// to be opened for, and what the names of files in a feature tell (CONTRIBUTING.md, "Files and folders").
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from './lib/root.mjs';

/** In one folder, without those in its folders. */
const FILES_MAX = 24;
/** A file with fewer lines that one file alone imports belongs in there. */
const SMALL_LINES = 12;
/** Those that stand by themselves for a reason, such as another layer; lowered where one of them goes. */
const SMALL_MAX = 20;

/** Migrations only ever become more, and are found by their date. */
const UNCOUNTED = new Set(['graphql-server/src/persistence/migrations']);

/** @typedef {{ name: string, exported: readonly string[], text: string }} File */
/** @typedef {{ kind: string, is: RegExp, why: (file: File) => string | false }} Kind */

const isHook = (/** @type {string} */ name) => /^use[A-Z]/.test(name);

/** @param {File} file */
const lacksItsName = ({ name, exported }) => !exported.includes(name) && `it exports no ${name}`;

/**
 * What a file of a feature can be, by its name: the first that fits. `why` says what keeps it from being that.
 * @type {readonly Kind[]}
 */
const KINDS = [
  { kind: 'operations', is: /^[A-Z]\w*\.graphql$/, why: () => false },
  { kind: 'several components', is: /^[A-Z]\w*(Fields|Facts)\.tsx$/, why: () => false },
  { kind: 'a component', is: /^[A-Z]\w*\.tsx$/, why: lacksItsName },
  { kind: 'a type or a context', is: /^[A-Z]\w*\.ts$/, why: lacksItsName },
  { kind: 'a hook', is: /^use[A-Z]\w*\.ts$/, why: lacksItsName },
  {
    kind: 'a component for later',
    is: /^lazy[A-Z]\w*\.ts$/,
    why: ({ text }) => !text.includes('lazyComponent') && 'it loads no component later',
  },
  { kind: 'words', is: /^[a-z]\w*Text\.ts$/, why: ({ exported }) => exported.some(isHook) && 'it exports a hook' },
  {
    kind: 'layout',
    is: /^[a-z]\w*Layout\.tsx?$/,
    why: ({ exported, text }) =>
      (exported.some(isHook) && 'it exports a hook') || (/\buse[A-Z]\w*\(/.test(text) && 'it calls a hook'),
  },
  {
    kind: 'functions',
    is: /^[a-z]\w*\.ts$/,
    why: ({ exported }) => exported.some(isHook) && 'it exports a hook',
  },
];

const tracked = execFileSync('git', ['ls-files', '-z', '--', 'domain', 'graphql-server', 'web', 'packages'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = tracked
  .split('\0')
  .filter((file) => /^(?:domain|graphql-server|web|packages\/[^/]+)\/src\//.test(file) && existsSync(inRoot(file)))
  .filter((file) => !file.includes('/generated/') && !file.endsWith('.generated.ts'));
const code = new Map(
  sources.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(inRoot(file), 'utf8')]),
);

/** @param {string} file @param {string} specifier */
const target = (file, specifier) => {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const [, part, rest] = /^@quorum\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return part === 'domain' ? `domain/src/${rest}.ts` : `packages/${part}/src/${rest}.ts`;
};

const crowded = () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const folder of sources.map((file) => dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > FILES_MAX && !UNCOUNTED.has(folder))
    .map(([folder, count]) => `${folder}: ${count} files, of ${FILES_MAX} at most: give it rooms by subject`);
};

const small = () => {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const [file, text] of code) {
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const imported = target(file, fileName);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  const found = [...code].flatMap(([file, text]) => {
    const [only, ...others] = importers.get(file) ?? [];
    const lines = text.trimEnd().split('\n').length;
    return lines < SMALL_LINES && only && others.length === 0 ? [`${file}: ${lines} lines, for ${only} alone`] : [];
  });
  return found.length > SMALL_MAX
    ? [...found, `${found.length} files of under ${SMALL_LINES} lines with one importer, of ${SMALL_MAX} at most`]
    : [];
};

const misnamed = () =>
  sources
    .filter((file) => file.startsWith('web/src/features/'))
    .flatMap((file) => {
      const text = readFileSync(inRoot(file), 'utf8');
      const exported = [...text.matchAll(/^export (?:async )?(?:class|const|function|interface|type) (\w+)/gm)];
      const name = basename(file).replace(/\.\w+$/, '');
      const kind = KINDS.find(({ is }) => is.test(basename(file)));
      if (!kind) return [`${file}: no kind of file is named so (CONTRIBUTING.md)`];
      const why = kind.why({ name, text, exported: exported.map(([, one = '']) => one) });
      return why ? [`${file}: by its name ${kind.kind}, but ${why}`] : [];
    });

const findings = [...crowded(), ...small(), ...misnamed()];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
