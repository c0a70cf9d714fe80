/*
 * zod compiles its checks, and tries to even where the page's policy forbids it. A schema asks when it is made, so this runs
 * before the code of any page is loaded. It sets what zod's `config` sets: to import that here costs home 3 kB.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
