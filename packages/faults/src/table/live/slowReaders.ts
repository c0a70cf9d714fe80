import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../../Fault.ts';
import { ms, quantile, seconds } from '../../figures.ts';
import { joinEvent } from '../../live/joinEvent.ts';
import { openStream } from '../../live/openStream.ts';
import { startObserved } from '../../observedServer.ts';
import { publishEvent } from '../../publishEvent.ts';
import { until } from '../../until.ts';

const SLOW = 20;
const GOOD = 20;
const EVENTS = 5;
const RESPONSES = 60;
const COMMENT = 'We come by train, and bring a ball, a pump and something to drink. '.repeat(2).slice(0, 100);
/** Twice, so that connections are full the sooner. */
const FIELDS = '{ id name likelihood comment status createdAt updatedAt }';
/** At most one message a second is told of an event; and each reader has it read for them. */
const DELIVERED_MS = 2_500;
/** What its connection holds comes first, then half a minute of patience. */
const CUT_MS = 120_000;
const HEAP_MB = 20;
const MB = 1_048_576;
const QUERY = `subscription { eventsChanged { urlHash participants ${FIELDS} again: participants ${FIELDS} } }`;

interface ChangedEvents {
  urlHash: string;
  participants: unknown[];
}

/** How long after its acknowledgement a change is told, for changes made one after the other. */
class Lags {
  readonly times: number[] = [];
  readonly #changed = new Map<string, { at: number; responses: number }>();

  changed(urlHash: string, responses: number) {
    this.#changed.set(urlHash, { at: performance.now(), responses });
  }

  /** One reader, who has heard of each change once. */
  reader() {
    const heard = new Map<string, number>();
    return ({ eventsChanged }: Record<string, unknown>) => {
      const told = eventsChanged as ChangedEvents | null;
      const change = told && this.#changed.get(told.urlHash);
      if (!change || told.participants.length < change.responses) return;
      if (heard.get(told.urlHash) !== change.responses) this.times.push(performance.now() - change.at);
      heard.set(told.urlHash, change.responses);
    };
  }
}

export const slowReaders: Fault = {
  name: `${SLOW} subscribers read nothing of what they are told`,
  goal: `others hear of a change within ${seconds(DELIVERED_MS)} (p95); the heap grows by less than ${HEAP_MB} MB; the slow ones are let go within ${seconds(CUT_MS)}`,
  async play(scene) {
    const server = await startObserved({ DATABASE_URL: await scene.startPostgres(), SEED_DEMO: 'false' });
    scene.atEnd(() => server.child.kill('SIGKILL'));
    const events: string[] = [];
    for (let event = 0; event < EVENTS; event++) events.push(await publishEvent(server.address));
    for (const event of events)
      for (let response = 0; response < RESPONSES; response++) await joinEvent(event, COMMENT);

    const lags = new Lags();
    const good = Array.from({ length: GOOD }, () =>
      openStream(server.address, { query: QUERY, onMessage: lags.reader() }),
    );
    scene.atEnd(() => good.forEach(({ close }) => close()));
    await delay(1_000);
    const [before, descriptors] = [await server.usage(), server.descriptors()];
    const slow = Array.from({ length: SLOW }, () => openStream(server.address, { query: QUERY }));
    scene.atEnd(() => slow.forEach(({ close }) => close()));
    await until(() => server.descriptors() >= descriptors + SLOW);

    // as long as somebody slow is there, each event changes once a second
    const begun = performance.now();
    let [most, responses] = [before.heap, RESPONSES];
    while (server.descriptors() > descriptors + SLOW / 10 && performance.now() - begun < CUT_MS) {
      responses++;
      for (const event of events) {
        await joinEvent(event, COMMENT);
        lags.changed(event.split('/').at(-1) ?? '', responses);
      }
      if (responses % 5 === 0) most = Math.max(most, (await server.usage()).heap);
      await delay(1_000);
    }
    const took = performance.now() - begun;
    // those that were let go find the end behind what their connections hold
    let gone = 0;
    for (const { ended, drain } of slow) {
      void ended.then(() => gone++);
      drain();
    }
    await until(() => gone === SLOW || performance.now() - begun > CUT_MS);
    const [p95, grown] = [quantile(lags.times, 0.95), (most - before.heap) / MB];
    return {
      isMet: p95 <= DELIVERED_MS && grown < HEAP_MB && gone === SLOW,
      figures:
        `${lags.times.length} messages heard by the others, ${ms(p95)} after the change (p95); heap + ${grown.toFixed(1)} MB at most; ` +
        `${gone} slow ones let go after ${seconds(took)}`,
    };
  },
};
