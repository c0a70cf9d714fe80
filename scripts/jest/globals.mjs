// What tests import as `@jest/globals`: the present file's, for modules that are loaded once for many files.

/** @typedef {typeof import('@jest/globals')} Globals */

/** @type {Globals['it']} */
export let it;
/** @type {Globals['test']} */
export let test;
/** @type {Globals['describe']} */
export let describe;
/** @type {Globals['expect']} */
export let expect;
/** @type {Globals['jest']} */
export let jest;

/** @type {Globals} */
let present;

/** @param {Globals} globals */
export const setGlobals = (globals) => {
  present = globals;
  ({ it, test, describe, expect, jest } = globals);
};

// functions that stay the same, because support code keeps them
export const beforeAll = (/** @type {Parameters<Globals['beforeAll']>} */ ...hook) => present.beforeAll(...hook);
export const afterAll = (/** @type {Parameters<Globals['afterAll']>} */ ...hook) => present.afterAll(...hook);
export const beforeEach = (/** @type {Parameters<Globals['beforeEach']>} */ ...hook) => present.beforeEach(...hook);
export const afterEach = (/** @type {Parameters<Globals['afterEach']>} */ ...hook) => present.afterEach(...hook);
