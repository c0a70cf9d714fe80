import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '@quorum/embedded-postgres';
import type { Fault } from '../Fault.ts';
import { quantile, seconds, timed } from '../figures.ts';
import { publishEvent } from '../publishEvent.ts';
import { answers, until } from '../until.ts';
import { Writers } from '../Writers.ts';

const FULL_POOL_MS = 5_000;
/** More than the pool holds. */
const AT_ONCE = 24;

/** Whether transactions that fill the pool at once are all done: one that leaked would keep a place. */
const isPoolFull = async (event: string) => {
  const joined = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, number) =>
      fetch(`${event}/join`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Prober ${number}` }),
        signal: AbortSignal.timeout(FULL_POOL_MS),
      }),
    ),
  );
  return joined.every(({ status }) => status === 201);
};

export const killedDatabase: Fault = {
  name: 'kill -9 of PostgreSQL under 20 writers',
  goal: 'each round: the same, 503 meanwhile, the pool full again within 5 s, the process lives',
  async play(scene, { rounds }) {
    const dataDir = scene.newFolder();
    const server = await scene.startServer({ DATA_DIR: dataDir, SEED_DEMO: 'false' });
    const total = { acknowledged: 0, lost: 0, doubled: 0, refused: 0, unexpected: 0 };
    const back: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const event = await publishEvent(server.address);
      const probed = await publishEvent(server.address);
      const writers = new Writers(event);
      await writers.acknowledging(100 + 37 * (round % 10));
      const lockFile = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
      process.kill(Number(lockFile.split('\n')[0]), 'SIGKILL');
      const full = await timed(async () => {
        await until(() => writers.statuses.includes(503));
        await until(() => isPoolFull(probed));
      });
      await writers.stop();
      back.push(full);
      const { lost, doubled } = await writers.compare(event);
      total.acknowledged += writers.acknowledged.length;
      total.lost += lost;
      total.doubled += doubled;
      total.refused += writers.statuses.filter((status) => status === 503).length;
      total.unexpected += writers.unexpected(201, 503);
    }
    const lives = isAlive(server.pid) && (await answers(`${server.address}/readyz`));
    const slowest = Math.max(...back);
    const isRight = total.lost + total.doubled + total.unexpected === 0;
    return {
      isMet: isRight && lives && slowest <= FULL_POOL_MS,
      figures:
        `${rounds} rounds, ${total.acknowledged} acknowledged, ${total.lost} lost, ${total.doubled} doubled; ` +
        `${total.refused} answers of 503 and ${total.unexpected} of another kind; pool full after ` +
        `${seconds(quantile(back, 0.5))}, at worst ${seconds(slowest)}; the process ${lives ? 'lives' : 'is gone'}`,
    };
  },
};
