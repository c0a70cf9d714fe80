import type { Fault } from '../Fault.ts';
import { quantile, seconds, timed } from '../figures.ts';
import { publishEvent } from '../publishEvent.ts';
import { Writers } from '../Writers.ts';

const BACK_MS = 2_000;

export const killedServer: Fault = {
  name: 'kill -9 of the server under 20 writers',
  goal: 'each round: every acknowledged write is there, once; serving again within 2 s',
  async play(scene, { rounds }) {
    const env = { DATA_DIR: scene.newFolder(), SEED_DEMO: 'false' };
    let server = await scene.startServer(env);
    const total = { acknowledged: 0, lost: 0, doubled: 0 };
    const back: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const event = await publishEvent(server.address);
      const writers = new Writers(event);
      // at another moment each time
      await writers.acknowledging(100 + 37 * (round % 20));
      await server.end('SIGKILL');
      await writers.stop();
      back.push(await timed(async () => (server = await scene.startServer(env))));
      const { lost, doubled } = await writers.compare(event.replace(/^http:\/\/[^/]+/, server.address));
      total.acknowledged += writers.acknowledged.length;
      total.lost += lost;
      total.doubled += doubled;
    }
    const slowest = Math.max(...back);
    return {
      isMet: total.lost === 0 && total.doubled === 0 && slowest <= BACK_MS,
      figures:
        `${rounds} rounds, ${total.acknowledged} acknowledged, ${total.lost} lost, ${total.doubled} doubled; ` +
        `back after ${seconds(quantile(back, 0.5))}, at worst ${seconds(slowest)}`,
    };
  },
};
