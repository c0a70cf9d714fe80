// npm run contract: reads openapi.json as linters and generators of clients do. Whatever they say is a failure.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '../..');
const tools = path.join(import.meta.dirname, 'node_modules');
const out = await mkdtemp(path.join(tmpdir(), 'quorum-contract-'));
const DOCUMENT = 'openapi.json';

interface Step {
  name: string;
  /** The script, and what it is told. */
  command: readonly string[];
  /** Where it says more than nothing when all is well: what it must not say. */
  unless?: RegExp;
}

const WARNING = /\bwarn|⚠|\berror\b/i;

const LINTERS: readonly Step[] = [
  {
    name: 'Spectral, with the rules of OWASP',
    command: [
      '@stoplight/spectral-cli/dist/index.js',
      ...['lint', DOCUMENT, '--quiet', '--fail-severity=hint'],
      `--ruleset=${path.join(import.meta.dirname, 'spectral.yaml')}`,
    ],
    unless: /./,
  },
  {
    name: 'Redocly',
    command: [
      '@redocly/cli/bin/cli.js',
      ...['lint', DOCUMENT, '--format=stylish'],
      `--config=${path.join(import.meta.dirname, 'redocly.yaml')}`,
    ],
  },
];

const GENERATORS: readonly Step[] = [
  {
    name: 'openapi-typescript',
    // what has a default may be left out of what is sent
    command: [
      'openapi-typescript/bin/cli.js',
      ...[DOCUMENT, `--output=${out}/openapi-typescript/index.ts`, '--default-non-nullable=false'],
    ],
  },
  {
    name: 'orval',
    command: [
      'orval/dist/bin/orval.mjs',
      ...['--input', DOCUMENT, '--output', `${out}/orval/index.ts`, '--client', 'fetch'],
    ],
  },
  { name: 'hey-api', command: ['@hey-api/openapi-ts/bin/run.js', '-i', DOCUMENT, '-o', `${out}/hey-api`] },
  {
    name: 'swagger-typescript-api',
    command: [
      'swagger-typescript-api/dist/cli.mjs',
      ...['generate', '--path', DOCUMENT, '--output', `${out}/swagger-typescript-api`, '--name', 'index.ts'],
    ],
  },
];

/** What a program says that uses the names of the document. */
const USE = `
export const draft: NewEvent = {
  title: 'Evening run', location: 'Park', date: '2026-05-01T18:30:00Z', timezone: 'UTC', eventTypeId: 1,
};
export const titleOf = ({ title }: Event): string => title;
export const nameOf = ({ name, email = null }: Participant): string => email ?? name;
export const sayingOf = ({ code, errors = [] }: Problem): string[] => [code, ...errors.map(({ message }) => message)];
export const isOn = ({ status }: Event): boolean => status === 'CONFIRMED';
`;

const NAMES = ['Event', 'NewEvent', 'Participant', 'Problem'];

const usesOf = (name: string): string =>
  name === 'openapi-typescript'
    ? `import type { components } from './index.ts';\n${NAMES.map((one) => `type ${one} = components['schemas']['${one}'];`).join('\n')}`
    : `import type { ${NAMES.join(', ')} } from './index.ts';`;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  },
};

const env = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  // nobody is told that it ran, and nothing is looked up
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  DO_NOT_TRACK: '1',
};

/** Whether it went well; what it said is shown where it did not. */
const run = async ({ name, command, unless = WARNING }: Step, within: string): Promise<boolean> => {
  const start = performance.now();
  const [script = '', ...args] = command;
  const child = spawn(process.execPath, [path.join(within, script), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  const isFine = status === 0 && !unless.test(said + complained);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isFine ? '' : said + complained}${isFine ? '✓' : '✗'} ${name} (${seconds} s)`);
  return isFine;
};

const lint = async () => {
  const outcomes = [];
  for (const linter of LINTERS) outcomes.push(await run(linter, tools));
  return outcomes;
};

const generate = async () => {
  const outcomes = [];
  for (const generator of GENERATORS) {
    outcomes.push(await run(generator, tools));
    await writeFile(path.join(out, generator.name, 'use.ts'), `${usesOf(generator.name)}\n${USE}`);
  }
  await writeFile(path.join(out, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const compiler = { name: 'strict TypeScript takes what they made', command: ['typescript/bin/tsc', '-p', out] };
  outcomes.push(await run(compiler, path.join(root, 'node_modules')));
  return outcomes;
};

await cp(path.join(root, DOCUMENT), path.join(out, DOCUMENT));
const outcomes = (await Promise.all([lint(), generate()])).flat();
const isFine = outcomes.every(Boolean);
console.log(isFine ? 'The document is what its readers expect' : `What they made is in ${out}`);
if (isFine) await rm(out, { recursive: true });
process.exitCode = isFine ? 0 : 1;
