import { PGBOUNCER, startPgBouncer } from '../../../../../graphql-server/test/support/pooler/pgBouncer.ts';
import type { Fault } from '../../Fault.ts';
import { seconds } from '../../figures.ts';
import { publishEvent } from '../../publishEvent.ts';
import { answers, until } from '../../until.ts';
import { Writers } from '../../Writers.ts';
import { WITHOUT_PGBOUNCER } from './poolerRestarts.ts';

const CONNECTIONS = 3;
const BACK_MS = 5_000;

export const poolerFull: Fault = {
  name: 'others hold every connection that PgBouncer has',
  goal: 'lists go on, writes are 503, it heals by itself within 5 s, nothing acknowledged is lost',
  async play(scene) {
    if (!PGBOUNCER) return WITHOUT_PGBOUNCER;
    const directUrl = await scene.startPostgres();
    const pooler = await startPgBouncer(directUrl, { poolSize: CONNECTIONS });
    scene.atEnd(() => pooler.stop());
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: directUrl, SEED_DEMO: 'false' };
    const server = await scene.startServer(env);
    const event = await publishEvent(server.address);
    const writers = new Writers(event);
    await writers.acknowledging(50);
    // somebody has read it: what nobody has cannot be shown as it was
    await until(() => answers(`${server.address}/api/events`));
    const holders = await Promise.all(Array.from({ length: CONNECTIONS }, () => scene.connect(pooler.url)));
    for (const holder of holders) await holder.query('begin; select 1');
    await until(() => writers.statuses.at(-1) === 503);
    let failed = 0;
    for (let n = 0; n < 100; n++) if (!(await answers(`${server.address}/api/events`).catch(() => false))) failed++;
    for (const holder of holders) await holder.query('rollback');
    const before = writers.acknowledged.length;
    const back = await until(() => writers.acknowledged.length > before);
    await writers.acknowledging(20);
    await writers.stop();
    const { lost, doubled } = await writers.compare(event);
    const refused = writers.statuses.filter((status) => status === 503).length;
    const unexpected = writers.unexpected(201, 503);
    return {
      isMet: lost + doubled + failed + unexpected === 0 && back <= BACK_MS,
      figures:
        `${failed} of 100 lists failed; ${refused} writes 503, ${unexpected} answers of another kind; writing again ` +
        `${seconds(back)} after; ${writers.acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled`,
    };
  },
};
