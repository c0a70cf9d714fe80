// Has Node load what is tested as it is written.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { sources, swc } from '../../jest.shared.mjs';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;
const options = { ...swc({ decorators: true }), sourceMaps: true };

/** Where the lines of a compiled file come from, by its URL, for the stacks of errors. @type {Map<string, string>} */
export const sourceMaps = new Map();

const PLACES = Object.entries(sources).map(([pattern, place]) => ({
  pattern: new RegExp(pattern),
  place,
}));

/** Where a package of the workspace is written. @param {string} specifier */
const sourceOf = (specifier) => {
  const found = PLACES.find(({ pattern }) => pattern.test(specifier));
  return found && pathToFileURL(specifier.replace(found.pattern, found.place)).href;
};

registerHooks({
  resolve(specifier, context, next) {
    const url = specifier === '@jest/globals' ? GLOBALS : sourceOf(specifier);
    return url ? { url, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code, map = '' } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    sourceMaps.set(url, `data:application/json;base64,${Buffer.from(map).toString('base64')}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
