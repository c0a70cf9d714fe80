import { setTimeout as delay } from 'node:timers/promises';
import { PGBOUNCER, startPgBouncer } from '../../../../../graphql-server/test/support/pooler/pgBouncer.ts';
import type { Fault } from '../../Fault.ts';
import { seconds } from '../../figures.ts';
import { freePort } from '../../freePort.ts';
import { publishEvent } from '../../publishEvent.ts';
import { answers, until } from '../../until.ts';
import { Writers } from '../../Writers.ts';

const AWAY_MS = 1_500;
const BACK_MS = 2_000;

export const WITHOUT_PGBOUNCER = { isMet: null, figures: 'there is no PgBouncer on this machine (Debian: pgbouncer)' };

export const poolerRestarts: Fault = {
  name: 'PgBouncer restarts under 20 writers',
  goal: 'each round: every acknowledged write is there, once; 503 meanwhile, lists go on; writing again within 2 s',
  async play(scene, { rounds }) {
    if (!PGBOUNCER) return WITHOUT_PGBOUNCER;
    const directUrl = await scene.startPostgres();
    const port = await freePort();
    let pooler = await startPgBouncer(directUrl, { port });
    scene.atEnd(() => pooler.stop());
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: directUrl, SEED_DEMO: 'false' };
    const server = await scene.startServer(env);
    const total = { acknowledged: 0, lost: 0, doubled: 0, refused: 0, unexpected: 0, reads: 0, failed: 0 };
    const back: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const event = await publishEvent(server.address);
      const writers = new Writers(event);
      await writers.acknowledging(50);
      // somebody has read it: what nobody has cannot be shown as it was
      await until(() => answers(`${server.address}/api/events`));
      await pooler.stop();
      const ends = performance.now() + AWAY_MS;
      while (performance.now() < ends) {
        total.reads++;
        if (!(await answers(`${server.address}/api/events`).catch(() => false))) total.failed++;
        await delay(20);
      }
      pooler = await startPgBouncer(directUrl, { port });
      const before = writers.acknowledged.length;
      back.push(await until(() => writers.acknowledged.length > before));
      await writers.acknowledging(20);
      await writers.stop();
      const { lost, doubled } = await writers.compare(event);
      total.acknowledged += writers.acknowledged.length;
      total.lost += lost;
      total.doubled += doubled;
      total.refused += writers.statuses.filter((status) => status === 503).length;
      total.unexpected += writers.unexpected(201, 503);
    }
    const slowest = Math.max(...back);
    const { acknowledged, lost, doubled, refused, unexpected, reads, failed } = total;
    return {
      isMet: lost + doubled + unexpected + failed === 0 && refused > 0 && slowest <= BACK_MS,
      figures:
        `${rounds} rounds, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; ${refused} answers of 503 and ` +
        `${unexpected} of another kind; ${failed} of ${reads} lists failed; writing again after ${seconds(slowest)} at worst`,
    };
  },
};
