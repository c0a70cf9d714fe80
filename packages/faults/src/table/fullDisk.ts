import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { publishEvent } from '../publishEvent.ts';
import { until } from '../until.ts';
import { Writers } from '../Writers.ts';

const SIZE = '192m';
const REFUSALS = 10;
const READS = 100;
const CHUNK = Buffer.alloc(64 * 1_024);

/** A file system of its own; null where this user may not mount one. */
const mountSmallDisk = (folder: string): (() => void) | null => {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'quorum-faults', folder], { stdio: 'ignore' });
    return () => execFileSync('umount', ['-l', folder]);
  } catch {
    return null;
  }
};

/** Writes into a file until there is no room for more. */
const fill = (file: string) => {
  const descriptor = openSync(file, 'a');
  try {
    for (const chunk of [CHUNK, CHUNK.subarray(0, 512)]) while (isWritten(descriptor, chunk));
  } finally {
    closeSync(descriptor);
  }
};

const isWritten = (descriptor: number, chunk: Buffer): boolean => {
  try {
    return writeSync(descriptor, chunk) === chunk.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
};

const hasLoaded = async (url: string) => {
  const answer = await fetch(url);
  await answer.text();
  return answer.status === 200;
};

export const fullDisk: Fault = {
  name: 'the disk of the database is full',
  goal: 'reads go on, writes are 503, it heals by itself, nothing acknowledged is lost',
  async play(scene) {
    const disk = path.join(scene.newFolder(), 'disk');
    const unmount = mountSmallDisk(disk);
    if (!unmount) return { isMet: null, figures: 'not played: this user may not mount a small disk (root may)' };
    scene.atEnd(unmount);
    const server = await scene.startServer({ DATA_DIR: path.join(disk, 'data'), SEED_DEMO: 'false' });
    const event = await publishEvent(server.address);
    const ballast = path.join(disk, 'ballast');
    const writers = new Writers(event);
    await writers.acknowledging(50);
    fill(ballast);
    // what fits into pages that are there already is still taken
    await until(() => writers.statuses.filter((status) => status === 503).length >= REFUSALS);
    let read = 0;
    for (let number = 0; number < READS; number++)
      if (await hasLoaded(number % 2 ? event : `${server.address}/api/events`)) read++;
    const before = writers.acknowledged.length;
    rmSync(ballast);
    const healed = await until(() => writers.acknowledged.length > before);
    await writers.stop();
    const { lost, doubled } = await writers.compare(event);
    const refused = writers.statuses.filter((status) => status === 503).length;
    const unexpected = writers.unexpected(201, 503);
    return {
      isMet: lost + doubled + unexpected === 0 && read === READS,
      figures:
        `${read} of ${READS} reads answered; ${refused} writes 503, ${unexpected} answers of another kind; writing again ` +
        `${seconds(healed)} after there was room; ${writers.acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled`,
    };
  },
};
