import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { SMALL, type Databases } from './data/databases.ts';
import { Connection } from './load/Connection.ts';
import type { LoadGenerator } from './load/LoadGenerator.ts';
import { makeLists } from './makeLists.ts';
import { measure, type Measured } from './measure.ts';
import { HOME_EVENTS_PATH, PAGE_SIZE, joinOf } from './operations.ts';
import type { Peers } from './peers.ts';
import { requestBytes, WITH_NEW_KEY, withNewKey } from './load/request.ts';
import { deleteJoins, withClient } from './data/seed.ts';
import { JOINERS_FROM } from './visitors.ts';
import type { Contender, Work } from './Work.ts';

/** Enough that there is always one to answer: what counts is how many the process holds, not how long one waits. */
const POLLERS = 64;

interface Surroundings {
  load: LoadGenerator;
  peers: Peers;
  databases: Databases;
  seconds: number;
}

const POLL = requestBytes({ path: HOME_EVENTS_PATH });

/** Whether a join is in the list that its joiner read. */
type WasSeen = () => boolean;

/** Joins an event of the first page, then reads the list as its page does. To look into it takes time, so that comes later. */
const joinAndRead = async (port: number, urlHash: string, name: string): Promise<WasSeen> => {
  const connection = new Connection(port, JOINERS_FROM);
  try {
    const body = joinOf(urlHash, name);
    const request = requestBytes({ method: 'POST', path: '/graphql', headers: WITH_NEW_KEY, body });
    const joined = await connection.ask(withNewKey(request));
    const read = await connection.ask(POLL);
    return () => joined.status === 200 && gunzipSync(read.body ?? '').includes(`"${name}"`);
  } finally {
    connection.close();
  }
};

/** So many joins a second until it is told to stop; answers what their joiners read. */
const keepJoining = async (
  port: number,
  hashes: readonly string[],
  perSecond: number,
  signal: AbortSignal,
): Promise<WasSeen[]> => {
  const underWay: Promise<WasSeen>[] = [];
  const start = performance.now();
  while (!signal.aborted) {
    const number = underWay.length;
    underWay.push(
      joinAndRead(port, hashes[number % hashes.length] ?? '', `Joiner ${number} of ${perSecond}`).catch(
        () => () => false,
      ),
    );
    await delay(Math.max(0, start + ((number + 1) * 1_000) / perSecond - performance.now()));
  }
  return Promise.all(underWay);
};

const firstPageOf = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ url_hash: string }>('select url_hash from upcoming_events() limit $1', [
      PAGE_SIZE,
    ]);
    return rows.map(({ url_hash }) => url_hash);
  });

/** The polls that one process answers while joins make the list stale, beside those that it answers undisturbed. */
export const mixedWorks = async ({ load, peers, databases: { written }, seconds }: Surroundings): Promise<Work[]> => {
  const { quorumWritten } = peers;
  const hashes = await firstPageOf(written);
  const poll = () => measure(load, quorumWritten, { requests: [POLL], connections: POLLERS, seconds });
  const beside = (perSecond: number): Contender => ({
    name: `${perSecond} joins/s`,
    async round(): Promise<Measured> {
      const stop = new AbortController();
      const joining = keepJoining(quorumWritten.port, hashes, perSecond, stop.signal);
      const measured = await poll();
      stop.abort();
      const unseen = (await joining).filter((wasSeen) => !wasSeen()).length;
      await deleteJoins(written, SMALL.responses);
      return { ...measured, errors: measured.errors + unseen };
    },
  });
  const alone = { name: 'unchanged', round: poll };
  const work = (perSecond: number, atLeast: number): Work => ({
    name: `polls of one process beside ${perSecond} joins a second`,
    contenders: [beside(perSecond), alone],
    // by joins alone it would make fewer lists in all rounds than a server in a minute
    rehearse: () => makeLists(load, quorumWritten, { seconds }),
    goals: [{ to: alone.name, by: 'rate', atLeast }],
  });
  return [work(20, 0.75), work(50, 0.5)];
};
