import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';

const swc = {
  script: 'node_modules/@swc/cli/bin/swc.js',
  args: ['src', '--out-dir', 'dist', '--strip-leading-paths', '--delete-dir-on-start', '--quiet'],
};
const BUNDLER = 'scripts/lib/bundleServer.mjs';
const bundle = { script: BUNDLER, args: [] };
/** The first empties the folder that the others add to. */
const VITE_CONFIGS = ['vite.config.ts', 'vite.graphiql.config.ts', 'vite.server.config.ts'];
const vite = (/** @type {string} */ config) => ({
  script: 'node_modules/vite/bin/vite.js',
  args: ['build', '--config', config, '--logLevel', 'warn'],
});

const WEB_INPUTS = ['src', 'sw', 'build', 'public', 'index.html', 'graphiql.html', ...VITE_CONFIGS].map(
  (name) => `web/${name}`,
);

/** Packages that are bundled with the server, as they are built. */
const BUNDLED = ['packages/embedded-postgres', 'packages/html', 'packages/firebase-auth-stand-in'];

/** In the order of dependence. Everything that a change of may change the result is an input. */
const PARTS = [
  { name: 'domain', tools: [swc], inputs: ['domain/src', 'domain/.swcrc'] },
  ...BUNDLED.map((name) => ({ name, tools: [swc], inputs: [`${name}/src`, `${name}/.swcrc`] })),
  {
    name: 'graphql-server',
    tools: [swc, bundle],
    inputs: [
      'graphql-server/src',
      'graphql-server/.swcrc',
      BUNDLER,
      ...['domain', ...BUNDLED].map((name) => `${name}/dist`),
    ],
  },
  {
    name: 'web',
    tools: VITE_CONFIGS.map(vite),
    inputs: [...WEB_INPUTS, 'domain/src'],
  },
];

const stampOf = (/** @type {string} */ name) => inRoot(name, 'dist/.fingerprint');

const builtFrom = (/** @type {string} */ name) => {
  try {
    return readFileSync(stampOf(name), 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Builds what is missing or stale.
 * @param {{ force?: boolean, only?: readonly string[] }} [options]
 */
export const build = ({ force = false, only } = {}) => {
  for (const { name, tools, inputs } of PARTS) {
    if (only && !only.includes(name) && !(only.includes('graphql-server') && BUNDLED.includes(name))) continue;
    const wanted = fingerprint([...inputs, 'package-lock.json']);
    if (!force && builtFrom(name) === wanted) continue;
    console.log(`Building ${name} ...`);
    for (const { script, args } of tools) runNode(inRoot(script), args, { cwd: inRoot(name) });
    writeFileSync(stampOf(name), wanted);
  }
};
