import type { Databases } from './data/databases.ts';
import type { LoadGenerator } from './load/LoadGenerator.ts';
import { measure } from './measure.ts';
import type { Peers } from './peers.ts';
import { requestBytes } from './load/request.ts';
import { hashesOf, hashesOfPolls } from './data/seed.ts';
import { uncached } from './uncached.ts';
import type { Work } from './Work.ts';

const READERS = 16;

interface Surroundings {
  load: LoadGenerator;
  peers: Peers;
  databases: Databases;
  /** How long one round of one contender lasts. */
  seconds: number;
}

/** The page of a poll beside that of an event, as a group opens a link that somebody shares. */
export const pageWorks = async ({ load, peers, databases: { small }, seconds }: Surroundings): Promise<Work[]> => {
  const [[event = ''], [poll = '']] = [await hashesOf(small), await hashesOfPolls(small)];
  const page = (path: string) => ({ requests: [requestBytes({ path, headers: { accept: 'text/html' } })], seconds });
  const pages = { "a poll's page": page(`/polls/${poll}`), "an event's page": page(`/events/${event}`) };
  const contenders = Object.entries(pages);
  return [
    {
      name: `a page from the cache, ${READERS} readers`,
      contenders: contenders.map(([name, job]) => ({
        name,
        round: () => measure(load, peers.quorum, { ...job, connections: READERS }),
      })),
      goals: [{ to: "an event's page", by: 'rate', atLeast: null }],
    },
    {
      name: 'a page rendered',
      ...uncached(
        Object.fromEntries(contenders.map(([name, job]) => [name, { ...job, peer: peers.quorum, url: small }])),
      ),
      goals: [{ to: "an event's page", by: 'cpu', atLeast: null }],
    },
  ];
};
