// Runs a test file in Node itself rather than in a context of its own, so that a worker loads the server once and not for
// each file: that took longer than the tests. The rest is jest's: jest-circus is given another way to load modules.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sourceMaps } from './compile.mjs';
import { setGlobals } from './globals.mjs';

/**
 * What is used of jest-runtime.
 * @typedef {object} Runtime
 * @property {(from: string, name: '@jest/globals') => typeof import('@jest/globals')} requireModuleOrMock
 * @property {(globals: object) => void} setGlobalsForRuntime
 * @property {() => Map<string, string>} getSourceMaps
 */

// a CommonJS module can be loaded a second time, an ES module cannot
const commonJs = createRequire(import.meta.resolve('jest-circus/package.json'));
const { default: runWithCircus } = commonJs('jest-circus/runner');

/** What circus keeps of a file, among the globals. */
const KEPT_BY_CIRCUS = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']);

/** A new circus for each file. @param {string} file where it is */
const loadCircus = (file) => {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (KEPT_BY_CIRCUS.has(key.description ?? '')) Reflect.deleteProperty(globalThis, key);
  }
  delete commonJs.cache[file];
  return commonJs(file);
};

/**
 * @param {unknown} globalConfig
 * @param {unknown} config
 * @param {unknown} environment
 * @param {Runtime} runtime
 * @param {string} testPath
 * @param {unknown} sendMessageToJest
 */
export default (globalConfig, config, environment, runtime, testPath, sendMessageToJest) => {
  const plain = Object.assign(Object.create(runtime), {
    requireInternalModule: loadCircus,
    setGlobalsForRuntime: (/** @type {object} */ globals) => {
      runtime.setGlobalsForRuntime(globals);
      setGlobals(runtime.requireModuleOrMock(testPath, '@jest/globals'));
    },
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: async (/** @type {string} */ file) => {
      try {
        await import(pathToFileURL(file).href);
      } finally {
        for (const [url, map] of sourceMaps) runtime.getSourceMaps().set(url, map);
      }
    },
  });
  return runWithCircus(globalConfig, config, environment, plain, testPath, sendMessageToJest);
};
