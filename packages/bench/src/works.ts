import { createHash } from 'node:crypto';
import { bodyOf } from './load/bodyOf.ts';
import { deleteJoins, hashesOf } from './data/seed.ts';
import { SMALL, type Databases } from './data/databases.ts';
import type { LoadGenerator } from './load/LoadGenerator.ts';
import { makeLists } from './makeLists.ts';
import { measure } from './measure.ts';
import { HOME_EVENTS_OF_POSTGRAPHILE, HOME_EVENTS_PATH, joinOf, joinOfPostgraphile } from './operations.ts';
import type { Peers } from './peers.ts';
import { runPgbench } from './runPgbench.ts';
import { requestBytes, WITH_NEW_KEY } from './load/request.ts';
import type { Peer } from './machine/startProcess.ts';
import type { Work } from './Work.ts';

const POLLERS = 16;
const JOINERS = 32;

interface Surroundings {
  load: LoadGenerator;
  peers: Peers;
  databases: Databases;
  /** How long one round of one contender lasts. */
  seconds: number;
}

const POLL = { path: HOME_EVENTS_PATH };
const REST = { path: '/api/events' };

/** The ETag of what `path` answers zipped. */
const etagOf = async ({ port }: Peer, path: string): Promise<string> => {
  const body = await bodyOf(port, requestBytes({ path, headers: { 'accept-encoding': 'identity' } }));
  return `"${createHash('sha256').update(body).digest('base64url')}-gzip"`;
};

const unchanged = async ({ load, peers, seconds }: Surroundings): Promise<Work[]> => {
  const { quorum, quorumLarge, bare } = peers;
  const known = { 'if-none-match': await etagOf(quorum, POLL.path) };
  const poll = (peer: Peer, request: object) => ({
    name: peer.name,
    round: () =>
      measure(load, peer, { requests: [requestBytes({ ...POLL, ...request })], connections: POLLERS, seconds }),
  });
  const beside = (name: string, request: object, atLeast: number): Work => ({
    name,
    contenders: [poll(quorum, request), poll(bare, request)],
    goals: [{ to: bare.name, by: 'cpu', atLeast }],
  });
  return [
    beside('unchanged poll of the home page, gzip', {}, 0.85),
    beside('the same with If-None-Match: 304', { headers: known }, 0.8),
    beside('GET /api/events, unchanged', REST, 0.85),
    {
      name: 'unchanged poll with 5,000 events',
      contenders: [poll(quorumLarge, {}), { ...poll(quorum, {}), name: 'with 200' }],
      goals: [{ to: 'with 200', by: 'cpu', atLeast: 1 / 1.1 }],
    },
  ];
};

const cold = ({ load, peers, seconds }: Surroundings): Work[] => {
  const list = (peer: Peer, body?: object) => ({
    name: peer.name,
    round: () => makeLists(load, peer, { seconds, ...(body && { body }) }),
  });
  const { quorum, quorumLarge, postgraphile, mercurius } = peers;
  return [
    {
      name: 'the list after a write (cold)',
      contenders: [list(quorum), list(postgraphile, HOME_EVENTS_OF_POSTGRAPHILE), list(mercurius)],
      goals: [
        { to: postgraphile.name, by: 'rate', atLeast: 1.5 },
        { to: mercurius.name, by: 'rate', atLeast: 1 },
      ],
    },
    {
      name: 'the list after a write with 5,000 events',
      contenders: [list(quorumLarge), { ...list(quorum), name: 'with 200' }],
      // its page is larger by two thirds: 20 responses an event, where the other has 12
      goals: [{ to: 'with 200', by: 'rate', atLeast: null }],
    },
  ];
};

/** Joins, and nothing else. */
export const joinWork = async ({ load, peers, databases: { written }, seconds }: Surroundings): Promise<Work> => {
  const { quorumWritten, postgraphileWritten } = peers;
  const hashes = await hashesOf(written);
  const join = (
    peer: Peer,
    operation: typeof joinOf | typeof joinOfPostgraphile,
    headers?: Record<string, string>,
  ) => ({
    name: peer.name,
    async round() {
      const requests = hashes.map((hash, index) => {
        const body = operation(hash, `Joiner ${index}`);
        return requestBytes({ method: 'POST', path: '/graphql', headers, body });
      });
      const measured = await measure(load, peer, { requests, connections: JOINERS, seconds });
      await deleteJoins(written, SMALL.responses);
      return measured;
    },
  });
  const pgbench = {
    name: 'pgbench',
    async round() {
      const measured = await runPgbench({ url: written, events: SMALL.events, clients: JOINERS, seconds });
      await deleteJoins(written, SMALL.responses);
      return measured;
    },
  };
  const contenders = [
    join(quorumWritten, joinOf, WITH_NEW_KEY),
    join(postgraphileWritten, joinOfPostgraphile),
    pgbench,
  ];
  return {
    name: `a join with its Idempotency-Key, durable when acknowledged, ${JOINERS} clients`,
    contenders,
    rehearse: async () => {
      for (const { round } of contenders) await round();
    },
    goals: [
      { to: 'pgbench', by: 'rate', atLeast: null },
      { to: postgraphileWritten.name, by: 'rate', atLeast: 1 },
    ],
  };
};

/** What is read again and again. */
export const readingWorks = async (surroundings: Surroundings): Promise<Work[]> => [
  ...(await unchanged(surroundings)),
  ...cold(surroundings),
];
