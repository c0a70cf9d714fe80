import { readdirSync, readFileSync } from 'node:fs';

/** Of the kernel's clock; 100 on every Linux there is. */
const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used, all its threads together; null where the system does not say. */
export const cpuSecondsOf = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // after the name, which may hold anything, in brackets
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
};

/**
 * CPU microseconds that the threads of a process have used that it has now; null where the system does not say. To the
 * microsecond while they wait, where `cpuSecondsOf` tells hundredths of a second.
 */
export const threadMicrosOf = (pid: number): number | null => {
  try {
    const tasks = `/proc/${pid}/task`;
    const micros = readdirSync(tasks).map(
      (thread) => Number(readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000,
    );
    // a system that does not count says nought
    return micros.reduce((sum, each) => sum + each, 0) || null;
  } catch {
    return null;
  }
};

/** Resident memory of a process in megabytes; null where the system does not say. */
export const memoryOf = (pid: number): number | null => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return null;
  }
};
