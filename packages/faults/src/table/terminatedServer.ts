import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { publishEvent } from '../publishEvent.ts';
import { Writers } from '../Writers.ts';

const END_MS = 10_000;

export const terminatedServer: Fault = {
  name: 'SIGTERM under 20 writers',
  goal: 'each round: exit 0 within 10 s, nothing acknowledged is lost',
  async play(scene, { rounds }) {
    const env = { DATABASE_URL: await scene.startPostgres(), SEED_DEMO: 'false' };
    const other = await scene.startServer(env);
    const total = { acknowledged: 0, lost: 0, doubled: 0 };
    const codes: (number | null)[] = [];
    let slowest = 0;
    for (let round = 0; round < rounds; round++) {
      const server = await scene.startServer(env);
      const event = await publishEvent(server.address);
      const writers = new Writers(event);
      await writers.acknowledging(100 + 37 * (round % 20));
      const begun = performance.now();
      codes.push((await server.end('SIGTERM')).code);
      slowest = Math.max(slowest, performance.now() - begun);
      await writers.stop();
      const { lost, doubled } = await writers.compare(event.replace(server.address, other.address));
      total.acknowledged += writers.acknowledged.length;
      total.lost += lost;
      total.doubled += doubled;
    }
    const isRight = total.lost + total.doubled === 0 && codes.every((code) => code === 0);
    return {
      isMet: isRight && slowest <= END_MS,
      figures:
        `${rounds} rounds, exit ${[...new Set(codes)].join(', ')} after ${seconds(slowest)} at worst; ` +
        `${total.acknowledged} acknowledged, ${total.lost} lost, ${total.doubled} doubled`,
    };
  },
};
