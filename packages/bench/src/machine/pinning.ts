import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

type Role = 'server' | 'load';

interface Machine {
  platform: NodeJS.Platform;
  cores: number;
}

const thisMachine: Machine = { platform: process.platform, cores: availableParallelism() };

/** The load generator has the last core for itself, servers have the others. Null where cores cannot be chosen. */
export const coresOf = (role: Role, { platform, cores }: Machine = thisMachine): string | null => {
  if (platform !== 'linux' || cores < 2) return null;
  if (role === 'load') return String(cores - 1);
  return cores === 2 ? '0' : `0-${cores - 2}`;
};

/** What pins a running process, all its threads and those to come. */
export const pinCommand = (pid: number, cores: string): [command: string, args: string[]] => [
  'taskset',
  ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)],
];

/** Whether it is pinned now. */
const pin = (pid: number, role: Role): boolean => {
  const cores = coresOf(role);
  return cores !== null && spawnSync(...pinCommand(pid, cores)).status === 0;
};

/** Pins servers and the load generator to different cores; returns how, for the report. PostgreSQL runs where there is room. */
export const pinAll = (servers: readonly number[], load: number): string => {
  const isPinned = pin(load, 'load') && servers.every((pid) => pin(pid, 'server'));
  if (!isPinned) return 'not pinned: that takes Linux, taskset and two cores';
  return `servers pinned to ${coresOf('server')}, load to ${coresOf('load')}`;
};
