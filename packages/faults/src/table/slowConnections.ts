import { once } from 'node:events';
import { connect } from 'node:net';
import type { Fault } from '../Fault.ts';
import { ms, quantile, seconds } from '../figures.ts';
import { Pace } from '../Pace.ts';
import { until } from '../until.ts';

const COUNT = 400;
const DRIP_MS = 1_000;
const CLOSED_MS = 12_000;
const PHASE_MS = 5_000;
/** Somebody who waits longer than this calls it away. */
const AVAILABLE_MS = 250;

/** Sends a byte of a header each second, and never the end. */
const startDripping = async (port: number) => {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const state = { isClosed: false };
  // cut off is what it must be
  socket.on('error', () => socket.destroy());
  socket.on('close', () => (state.isClosed = true));
  await once(socket, 'connect');
  socket.resume();
  socket.write('GET /api/events HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const timer = setInterval(() => socket.write('a'), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
  return { state, end: () => socket.destroy() };
};

const lists = async (address: string, during: Promise<unknown>) => {
  const pace = new Pace(10, async () => {
    const answer = await fetch(`${address}/api/events`);
    await answer.text();
    return answer.status === 200;
  });
  await during;
  await pace.stop();
  return pace;
};

export const slowConnections: Fault = {
  name: '400 connections that send a byte a second',
  goal: 'others are served (p95 below 250 ms, no failure); the slow ones are cut off after 10 s',
  async play(scene) {
    const server = await scene.startServer({ DATABASE_URL: await scene.startPostgres() });
    const port = Number(new URL(server.address).port);
    const alone = await lists(server.address, new Promise((resolve) => setTimeout(resolve, PHASE_MS)));
    const slow = await Promise.all(Array.from({ length: COUNT }, () => startDripping(port)));
    scene.atEnd(() => slow.forEach(({ end }) => end()));
    let closed = 0;
    const gone = until(() => slow.every(({ state }) => state.isClosed)).then((elapsed) => (closed = elapsed));
    const beside = await lists(server.address, gone);
    const p95 = quantile(beside.times, 0.95);
    return {
      isMet: beside.failures === 0 && p95 <= AVAILABLE_MS && closed <= CLOSED_MS,
      figures:
        `list ${ms(quantile(alone.times, 0.95))} → ${ms(p95)} (p95 of ${beside.times.length}), ${beside.failures} ` +
        `failures; all ${COUNT} cut off after ${seconds(closed)}`,
    };
  },
};
