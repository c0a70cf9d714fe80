import type { Databases } from './data/databases.ts';
import { bodyOf } from './load/bodyOf.ts';
import { HOME_EVENTS } from './operations.ts';
import type { Peers } from './peers.ts';
import { requestBytes } from './load/request.ts';
import { hashesOfPolls } from './data/seed.ts';
import type { Peer } from './machine/startProcess.ts';
import { uncached } from './uncached.ts';
import type { Work } from './Work.ts';

interface Surroundings {
  peers: Peers;
  databases: Databases;
  /** How long one round of one contender lasts. */
  seconds: number;
}

/** Milliseconds of CPU time a response that no cache has, once V8 has compiled its way. */
const GOALS = { poll: 40, list: 30 };

const PLAIN = { 'accept-encoding': 'identity' };
const html = (path: string) => requestBytes({ path, headers: { accept: 'text/html' } });
const json = (path: string) => requestBytes({ path, headers: { ...PLAIN, accept: 'application/json' } });
const query = (body: object) => requestBytes({ method: 'POST', path: '/graphql', headers: PLAIN, body });

const WHOLE_POLL = `query Poll($urlHash: String!) { poll(urlHash: $urlHash) { title voterCount
  options { id date expected chance } voters { name comment likelihoods } } }`;
const LISTED_POLLS = `{ polls(first: 100) { totalCount nodes { urlHash title voterCount options { id date expected chance } } } }`;

/** How a poll is read: by the requests for polls of these names. */
const READS_OF_A_POLL: Record<string, (hash: string) => string> = {
  'its page': (hash) => html(`/polls/${hash}`),
  'by REST': (hash) => json(`/api/polls/${hash}`),
  'by GraphQL': (urlHash) => query({ query: WHOLE_POLL, variables: { urlHash } }),
};

const LISTS: Record<string, string> = {
  'home page': html('/'),
  "home's lists by GraphQL": query(HOME_EVENTS),
  'polls by GraphQL': query({ query: LISTED_POLLS }),
  'polls by REST': json('/api/polls'),
  'events by REST': json('/api/events'),
};

/** Adds a voter to each poll, as people do: each vote has the server store what the votes come to. */
const completePolls = async ({ port }: Peer, hashes: readonly string[]) => {
  for (const hash of hashes) {
    const { options } = JSON.parse((await bodyOf(port, json(`/api/polls/${hash}`))).toString()) as {
      options: { id: string }[];
    };
    const votes = options.map(({ id }) => ({ optionId: id, likelihood: 1 }));
    const path = `/api/polls/${hash}/votes`;
    await bodyOf(port, requestBytes({ method: 'POST', path, headers: PLAIN, body: { name: 'The last one', votes } }));
  }
};

/** What polls of 1,000 voters and 20 dates cost those who read them, and those who read a list that has them. */
export const fullPollWorks = async ({ peers, databases, seconds }: Surroundings): Promise<Work[]> => {
  const { quorum, quorumPolls } = peers;
  const { small, polls } = databases;
  const [club = '', ...full] = await hashesOfPolls(polls);
  await completePolls(quorumPolls, full);
  const beside = (name: string, requests: readonly string[], other: string, atMost: number): Work => ({
    name,
    ...uncached({
      full: { peer: quorumPolls, url: polls, requests, seconds },
      "a club's": { peer: quorum, url: small, requests: [other], seconds },
    }),
    goals: [],
    limits: [{ of: 'cpu', atMost }],
  });
  return [
    ...Object.entries(READS_OF_A_POLL).map(([how, read]) =>
      beside(`a full poll: ${how}, uncached`, full.map(read), read(club), GOALS.poll),
    ),
    ...Object.entries(LISTS).map(([list, request]) =>
      beside(`beside full polls: ${list}, uncached`, [request], request, GOALS.list),
    ),
  ];
};
