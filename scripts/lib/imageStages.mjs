import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Copy, DockerfileParser } from 'dockerfile-ast';

/**
 * @typedef {object} Stage what a stage of the Dockerfile has come to
 * @property {string} folder its file system, but for what the base image has
 * @property {string} workdir
 * @property {Record<string, string>} env
 * @property {string} user
 * @property {string[]} command
 * @property {string[]} healthcheck
 *
 * @typedef {object} Options
 * @property {string} context the folder that is copied from
 * @property {string} scratch an empty folder for the stages
 * @property {NodeJS.ProcessEnv} machine what the commands find in place of the base image: its PATH above all
 */

/** Below the folder of a stage. @param {Stage} stage @param {string} place */
const within = ({ folder, workdir }, place) => path.join(folder, path.posix.resolve(workdir, place));

const isFolder = (/** @type {string} */ place) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** As COPY does: the contents of a folder, a file under its own name where the target is a folder. */
const copyOne = (/** @type {string} */ source, /** @type {string} */ target, /** @type {boolean} */ isIntoFolder) => {
  const isInto = isIntoFolder && !isFolder(source);
  const end = isInto ? path.join(target, path.basename(source)) : target;
  mkdirSync(path.dirname(end), { recursive: true });
  cpSync(source, end, { recursive: true, verbatimSymlinks: true });
};

/** The form without a shell; another is refused. @param {string} text @returns {string[]} */
const execForm = (text) => JSON.parse(text);

/** @param {string} text */
const assignments = (text) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=', 2)));

/**
 * Does, without a container engine, what the Dockerfile says: each stage in a folder of its own, its commands by the
 * shell of this machine. What it does not know it refuses.
 * @param {string} dockerfile
 * @param {Options} options
 * @returns {Stage} the last stage
 */
export const buildStages = (dockerfile, { context, scratch, machine }) => {
  /** @type {Map<string, Stage>} */
  const stages = new Map();
  /** @returns {Stage} */
  const begin = (/** @type {string} */ text) => {
    const name = /\sAS\s+(\S+)/i.exec(text)?.[1] ?? 'last';
    const folder = path.join(scratch, name);
    mkdirSync(folder);
    // temporary folders are their owner's alone, an image is everybody's
    chmodSync(folder, 0o755);
    const stage = { folder, workdir: '/', env: {}, user: 'root', command: [], healthcheck: [] };
    stages.set(name, stage);
    return stage;
  };
  /** @type {Record<string, (stage: Stage, text: string, from?: string | null) => void>} */
  const instructions = {
    WORKDIR: (stage, text) => {
      stage.workdir = text;
      mkdirSync(within(stage, '.'), { recursive: true });
    },
    ENV: (stage, text) => Object.assign(stage.env, assignments(text)),
    COPY: (stage, text, from) => {
      const sources = text.split(/\s+/);
      const target = sources.pop() ?? '';
      const source = from ? stages.get(from) : undefined;
      const isIntoFolder = sources.length > 1 || target.endsWith('/') || isFolder(within(stage, target));
      for (const place of sources) {
        const origin = source ? within(source, place) : path.join(context, place);
        copyOne(origin, within(stage, target), isIntoFolder);
      }
    },
    RUN: (stage, text) => {
      const env = { ...machine, ...stage.env };
      const { status } = spawnSync('/bin/sh', ['-c', text], { cwd: within(stage, '.'), env, stdio: 'inherit' });
      if (status !== 0) throw new Error(`RUN ${text} ends with ${status}`);
    },
    USER: (stage, text) => void (stage.user = text),
    EXPOSE: () => undefined,
    HEALTHCHECK: (stage, text) => void (stage.healthcheck = execForm(text.slice(text.indexOf('CMD ') + 4))),
    CMD: (stage, text) => void (stage.command = execForm(text)),
  };

  /** @type {Stage | undefined} */
  let stage;
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const [keyword, text] = [instruction.getKeyword(), instruction.getArgumentsContent() ?? ''];
    const from = instruction instanceof Copy ? instruction.getFromFlag()?.getValue() : null;
    console.log(`${keyword} ${from ? `--from=${from} ` : ''}${text}`);
    if (keyword === 'FROM') {
      stage = begin(text);
      continue;
    }
    const act = instructions[keyword];
    if (!act || !stage) throw new Error(`${keyword} is not known here`);
    act(stage, text, from);
  }
  if (!stage) throw new Error('There is no stage');
  return stage;
};
