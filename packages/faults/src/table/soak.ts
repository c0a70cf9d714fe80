import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../Fault.ts';
import { startObserved } from '../observedServer.ts';
import { publishEvent } from '../publishEvent.ts';

const POLLERS = 20;
const POLL_MS = 3_000;
const SAMPLES = 20;
/** What is compiled and filled once is so by then: it would pass for what grows. */
const WARM_UP_MS = 180_000;
const MB = 1_048_576;
const MOST = 900;

/** The slope of the line through the points, by least squares. */
const slopeOf = (points: readonly { at: number; value: number }[]): number => {
  const mean = (of: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)];
  return mean((point) => (point.at - at) * (point.value - value)) / mean((point) => (point.at - at) * (point.at - at));
};

export const soak: Fault = {
  name: 'a soak: 20 pollers, and somebody who joins now and then',
  goal: 'the heap after collection grows by less than 1 % in 10 minutes, file descriptors stay',
  async play(scene, { soak: minutes }) {
    if (minutes === 0) return { isMet: null, figures: 'not played: say how long, --soak 30' };
    const server = await startObserved({
      DATABASE_URL: await scene.startPostgres(),
      WEATHER_URL: 'http://127.0.0.1:9',
    });
    scene.atEnd(() => server.child.kill('SIGKILL'));
    const event = await publishEvent(server.address);
    const polls = Array.from({ length: POLLERS }, () =>
      setInterval(() => void fetch(`${server.address}/api/events`).then((answer) => answer.text()), POLL_MS),
    );
    let joined = 0;
    const body = JSON.stringify({ name: 'Vera' });
    const join = () =>
      joined++ < MOST
        ? fetch(`${event}/join`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        : fetch(event);
    const joins = setInterval(() => void join().then((answer) => answer.text()), POLL_MS);
    scene.atEnd(() => [...polls, joins].forEach(clearInterval));
    await delay(WARM_UP_MS);
    const samples: { at: number; value: number; descriptors: number }[] = [];
    for (let sample = 0; sample <= SAMPLES; sample++) {
      samples.push({ at: performance.now(), value: (await server.usage()).heap, descriptors: server.descriptors() });
      await delay((minutes * 60_000) / SAMPLES);
    }
    const [first, last] = [samples[0], samples.at(-1)];
    const growthOf = (some: typeof samples) => (slopeOf(some) * 600_000) / (first?.value ?? NaN);
    const growth = growthOf(samples);
    const later = growthOf(samples.slice(SAMPLES / 2));
    const more = (last?.descriptors ?? NaN) - (first?.descriptors ?? NaN);
    return {
      isMet: growth < 0.01 && more <= 5,
      figures:
        `${minutes} minutes: heap ${((first?.value ?? NaN) / MB).toFixed(1)} → ${((last?.value ?? NaN) / MB).toFixed(1)} MB, ` +
        `slope ${(growth * 100).toFixed(1)} % in 10 minutes, ${(later * 100).toFixed(1)} % in the second half; descriptors ${first?.descriptors ?? 0} → ${last?.descriptors ?? 0}`,
    };
  },
};
