import type { Databases } from './data/databases.ts';
import { SMALL } from './data/databases.ts';
import type { LoadGenerator } from './load/LoadGenerator.ts';
import { makeLists } from './makeLists.ts';
import { measureUse } from './measure.ts';
import { HOME_EVENTS_PATH, joinOf } from './operations.ts';
import type { Peers } from './peers.ts';
import { requestBytes, WITH_NEW_KEY } from './load/request.ts';
import { deleteJoins, hashesOf } from './data/seed.ts';
import type { Work } from './Work.ts';

const VISITORS = 10_000;
/** As the web app polls. */
const EVERY_SECONDS = 3;
/** Long enough for what happens once in some seconds, such as a collection of garbage. */
const SECONDS = 9;
/** Joiners are other people than pollers: they come from another address where the system has one. */
export const JOINERS_FROM = process.platform === 'linux' ? '127.0.0.2' : undefined;

interface Surroundings {
  load: LoadGenerator;
  peers: Peers;
  databases: Databases;
  seconds: number;
}

/** How long visitors of one server wait while others join: open loop, so a stall counts for all who come meanwhile. */
export const visitorWorks = async ({ load, peers, databases: { written }, seconds }: Surroundings): Promise<Work[]> => {
  const { quorumWritten } = peers;
  const hashes = await hashesOf(written);
  const joins = hashes.map((hash, index) =>
    requestBytes({
      method: 'POST',
      path: '/graphql',
      headers: { ...WITH_NEW_KEY, 'accept-encoding': 'identity' },
      body: joinOf(hash, `Visitor ${index}`),
    }),
  );
  const job = {
    port: quorumWritten.port,
    visitors: VISITORS,
    everySeconds: EVERY_SECONDS,
    poll: requestBytes({ path: HOME_EVENTS_PATH }),
    joins,
    seconds: SECONDS,
    joinersFrom: JOINERS_FROM,
  };
  const work = (joinsPerSecond: number): Work => ({
    name: `${VISITORS.toLocaleString('en')} visitors poll every ${EVERY_SECONDS} s beside ${joinsPerSecond} joins a second`,
    contenders: [
      {
        name: quorumWritten.name,
        async round() {
          const measured = await measureUse(quorumWritten, () => load.run({ ...job, joinsPerSecond }));
          await deleteJoins(written, SMALL.responses);
          return measured;
        },
      },
    ],
    rehearse: () => makeLists(load, quorumWritten, { seconds }),
    goals: [],
    limits: [
      { of: 'p50', atMost: 10 },
      { of: 'p99', atMost: 150 },
    ],
  });
  return [work(20), work(50)];
};
