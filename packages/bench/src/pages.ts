import type { Databases } from './databases.ts';
import type { LoadGenerator } from './load/LoadGenerator.ts';
import { measure } from './measure.ts';
import type { Peers } from './peers.ts';
import { requestBytes } from './request.ts';
import { hashesOf, hashOfPoll } from './seed.ts';
import type { Work } from './Work.ts';

const READERS = 16;
/** More than a server renders in a round: each is a page of its own to the cache, so none is found there. */
const HOSTS = 2_000;

interface Surroundings {
  load: LoadGenerator;
  peers: Peers;
  databases: Databases;
  /** How long one round of one contender lasts. */
  seconds: number;
}

const pageBytes = (path: string, host: string) => requestBytes({ path, headers: { accept: 'text/html', host } });

/** The page of a poll beside that of an event, as a group opens a link that somebody shares. */
export const pageWorks = async ({ load, peers, databases: { small }, seconds }: Surroundings): Promise<Work[]> => {
  const [event = ''] = await hashesOf(small);
  const pages = { "a poll's page": `/polls/${await hashOfPoll(small)}`, "an event's page": `/events/${event}` };
  const work = (name: string, hosts: readonly string[]): Work => ({
    name,
    contenders: Object.entries(pages).map(([page, path]) => {
      const requests = hosts.map((host) => pageBytes(path, host));
      return { name: page, round: () => measure(load, peers.quorum, { requests, connections: READERS, seconds }) };
    }),
    goals: [{ to: "an event's page", by: 'rate', atLeast: null }],
  });
  return [
    work(`a page from the cache, ${READERS} readers`, ['localhost']),
    work(
      `a page rendered for each of ${READERS} readers`,
      Array.from({ length: HOSTS }, (_, n) => `h${n}.localhost`),
    ),
  ];
};
