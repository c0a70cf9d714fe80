import { readFileSync } from 'node:fs';

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

/** Resident memory of a process in megabytes; null where the system does not say. */
export const memoryOf = (pid: number): number | null => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return null;
  }
};
