import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_ROOT } from '../../src/config/packageRoot.ts';

const ROOT = path.join(PACKAGE_ROOT, '..');
const FOLDER = path.join(ROOT, 'web/src/pages/developers/snippets');

/** What every snippet has in the place of the server's address; the page shows the visitor's own there. */
export const EXAMPLE_ORIGIN = 'https://quorum.example.org';

export const snippetNames = (): string[] => readdirSync(FOLDER);

export const snippet = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

/** By the end of a snippet's name. Each reads the program from its input, as if it were pasted. */
const INTERPRETERS: Record<string, [command: string, ...args: string[]]> = {
  sh: ['sh', '-s'],
  mjs: [process.execPath, '--input-type=module', '-'],
  py: ['python3', '-'],
};

const interpreterOf = (name: string) => {
  const found = INTERPRETERS[path.extname(name).slice(1)];
  if (!found) throw new Error(`Nothing runs ${name}`);
  return found;
};

/** Whether this machine has what runs it: a bare one may lack Python. */
export const canRun = (name: string): boolean =>
  !name.endsWith('.py') || spawnSync(interpreterOf(name)[0], ['-c', ''], { stdio: 'ignore' }).error === undefined;

interface Options {
  origin: string;
  env?: Record<string, string>;
  /** Ends the program once this is in its output; else it ends by itself. */
  until?: RegExp;
}

export interface Ran {
  code: number | null;
  output: string;
  errors: string;
}

/** Starts a snippet as its reader would, with the server's address in it. */
export const startSnippet = (name: string, { origin, env = {} }: Options) => {
  const [command, ...args] = interpreterOf(name);
  // a group of its own, to be ended with what a shell has started
  const child = spawn(command, args, { cwd: ROOT, detached: true, env: { ...process.env, NODE_OPTIONS: '', ...env } });
  const said = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text));
  child.stdin.end(snippet(name).replaceAll(EXAMPLE_ORIGIN, origin));
  const end = () => child.pid !== undefined && process.kill(-child.pid);
  return { child, said, end };
};

/** What it has said, once it has ended. */
export const runSnippet = async (name: string, options: Options): Promise<Ran> => {
  const { child, said, end } = startSnippet(name, options);
  const { until } = options;
  if (until) child.stdout.on('data', () => until.test(said.output) && end());
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, ...said };
};
