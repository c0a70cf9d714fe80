import type { Fault } from '../../Fault.ts';
import { seconds } from '../../figures.ts';
import { joinEvent } from '../../live/joinEvent.ts';
import { openStream } from '../../live/openStream.ts';
import { Pace } from '../../Pace.ts';
import { publishEvent } from '../../publishEvent.ts';
import { until } from '../../until.ts';

const READERS = 100;
const JOIN_EVERY_MS = 100;
const BACK_MS = 3_000;
const QUERY = 'subscription ($urlHash: String!) { eventChanged(urlHash: $urlHash) { participants { id } } }';

/** Somebody who follows an event at the first server, and at the second one once that stream is over. */
class Follower {
  seen = 0;
  /** Messages in which there were fewer than before. */
  fallenBack = 0;
  streams = 0;
  /** When the second server told something first. */
  resumedAt = 0;
  readonly #addresses: readonly string[];
  readonly #urlHash: string;
  #close: () => void = () => undefined;

  constructor(addresses: readonly string[], urlHash: string) {
    this.#addresses = addresses;
    this.#urlHash = urlHash;
    void this.#follow();
  }

  stop() {
    this.streams = this.#addresses.length;
    this.#close();
  }

  async #follow() {
    while (this.streams < this.#addresses.length) {
      const number = ++this.streams;
      const onMessage = ({ eventChanged }: Record<string, unknown>) => {
        const { length } = (eventChanged as { participants: unknown[] }).participants;
        if (length < this.seen) this.fallenBack++;
        this.seen = length;
        if (number > 1) this.resumedAt ||= performance.now();
      };
      const variables = { urlHash: this.#urlHash };
      const stream = openStream(this.#addresses[number - 1] ?? '', { query: QUERY, variables, onMessage });
      this.#close = stream.close;
      await stream.ended;
    }
  }
}

export const killedStreams: Fault = {
  name: `kill -9 of the server that ${READERS} subscribers follow`,
  goal: `each round: the other server tells each of them the state within ${seconds(BACK_MS)}, and nobody misses a join`,
  async play(scene, { rounds }) {
    const env = { DATABASE_URL: await scene.startPostgres(), SEED_DEMO: 'false' };
    const lasting = await scene.startServer(env);
    const total = { joins: 0, fallenBack: 0, missed: 0 };
    const back: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const mortal = await scene.startServer(env);
      const event = await publishEvent(lasting.address);
      const urlHash = event.split('/').at(-1) ?? '';
      const followers = Array.from({ length: READERS }, () => new Follower([mortal.address, lasting.address], urlHash));
      const joins = new Pace(JOIN_EVERY_MS, () => joinEvent(event));
      await until(() => followers.every(({ seen }) => seen > 5 + round));
      const killedAt = performance.now();
      await mortal.end('SIGKILL');
      await until(() => followers.every(({ resumedAt }) => resumedAt > 0));
      back.push(Math.max(...followers.map(({ resumedAt }) => resumedAt - killedAt)));
      await joins.stop();
      const acknowledged = joins.times.length - joins.failures;
      // what is told a second later is told in time; who has missed something never gets there
      const complete = until(() => followers.every(({ seen }) => seen >= acknowledged));
      await complete.catch(() => undefined);
      total.joins += acknowledged;
      total.missed += followers.filter(({ seen }) => seen < acknowledged).length;
      total.fallenBack += followers.reduce((sum, { fallenBack }) => sum + fallenBack, 0);
      followers.forEach((follower) => follower.stop());
    }
    const slowest = Math.max(...back);
    return {
      isMet: slowest <= BACK_MS && total.missed + total.fallenBack === 0,
      figures:
        `${rounds} rounds, ${total.joins} joins acknowledged; all ${READERS} told by the other server ${seconds(slowest)} ` +
        `after the kill at worst; ${total.missed} of them missed a join, ${total.fallenBack} messages were older than one before`,
    };
  },
};
