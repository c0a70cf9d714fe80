import { runServer } from '../../../../../graphql-server/test/main/serverProcess.ts';
import { postgresPrograms } from '../../cluster/programs.ts';
import type { Fault } from '../../Fault.ts';
import { publishEvent } from '../../publishEvent.ts';
import { Writers } from '../../Writers.ts';
import { startReplicated } from './startReplicated.ts';

const LAG_SECONDS = 60;
const READS = 50;
const COUNT = 'select count(*)::int as count from participant';

interface Participant {
  name: string;
}

export const laggingReplica: Fault = {
  name: `a replica lags by ${LAG_SECONDS} seconds`,
  goal: 'no effect: each acknowledged write is in the next answer, none is lost; a server whose address leads to the replica does not start, and says why',
  async play(scene) {
    const programs = postgresPrograms();
    if (programs === null)
      return { isMet: null, figures: 'there is no PostgreSQL on this machine (Debian: postgresql)' };
    const { primary, replica } = await startReplicated(scene, { programs, lagSeconds: LAG_SECONDS });
    const server = await scene.startServer({ DATABASE_URL: primary, SEED_DEMO: 'false' });
    const event = await publishEvent(server.address);
    const writers = new Writers(event);
    let missed = 0;
    for (let read = 0; read < READS; read++) {
      await writers.acknowledging(1);
      const before = writers.acknowledged.map(({ name }) => name);
      const answer = (await (await fetch(event)).json()) as { participants: Participant[] };
      const names = new Set(answer.participants.map(({ name }) => name));
      if (before.some((name) => !names.has(name))) missed++;
    }
    await writers.stop();
    const { lost, doubled } = await writers.compare(event);
    const behind = await scene.connect(replica);
    // the database is there since before it was copied; its tables are not yet
    const there = await behind.query<{ count: number }>(COUNT).then(
      ({ rows }) => rows[0]?.count ?? 0,
      () => 0,
    );
    const wrong: Record<string, string>[] = [
      { DATABASE_URL: replica },
      { DATABASE_URL: replica, DATABASE_DIRECT_URL: primary },
    ];
    const refusals = await Promise.all(wrong.map((env) => runServer({ ...env, LOG_LEVEL: 'silent' })));
    const refused = refusals.filter(({ code, stderr }) => code === 1 && stderr.includes('it is a replica')).length;
    const { length: acknowledged } = writers.acknowledged;
    return {
      isMet: missed + lost + doubled === 0 && refused === refusals.length && there < acknowledged,
      figures:
        `${acknowledged} acknowledged, of which the replica had ${there}; ${missed} of ${READS} answers lacked one, ${lost} lost, ` +
        `${doubled} doubled; ${refused} of ${refusals.length} starts on the replica refused with a sentence`,
    };
  },
};
