// Writes, or with --check compares, the modules that the ICU messages of `messages` become.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../domain/src/language.ts';
import { checkSource } from './checkSource.ts';
import { checkTranslation } from './checkTranslation.ts';
import type { Module } from './printing.ts';
import { GENERATED, printModules } from './printModules.ts';
import { readCatalogue } from './readCatalogue.ts';

const root = path.join(import.meta.dirname, '../../..');

const problems: string[] = [];
const catalogues = Object.keys(LANGUAGES).map((language) => readCatalogue(root, language, problems));
const source = catalogues.find(({ language }) => language === SOURCE_LANGUAGE);
if (!source) throw new Error(`messages/${SOURCE_LANGUAGE} is missing`);

const translations = catalogues.filter((catalogue) => catalogue !== source);
problems.push(...checkSource(source), ...catalogues.flatMap((catalogue) => checkTranslation(source, catalogue)));

const isStale = (file: string, code: string): boolean =>
  !existsSync(path.join(root, file)) || readFileSync(path.join(root, file), 'utf8') !== code;

/** What was generated of a part, or a language, that is gone. */
const strays = (files: ReadonlySet<string>): string[] =>
  GENERATED.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.generated.ts') && !files.has(file));

const write = (modules: readonly Module[]): void => {
  for (const file of strays(new Set(modules.map(([file]) => file)))) rmSync(path.join(root, file));
  for (const [file, code] of modules.filter(([file, code]) => isStale(file, code))) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
};

const stale = (modules: readonly Module[]): string[] =>
  [
    ...strays(new Set(modules.map(([file]) => file))),
    ...modules.filter(([file, code]) => isStale(file, code)).map(([file]) => file),
  ].map((file) => `${file} is not what the messages say: run npm run codegen`);

if (problems.length === 0) {
  const modules = printModules(source, translations);
  if (process.argv.includes('--check')) problems.push(...stale(modules));
  else write(modules);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
