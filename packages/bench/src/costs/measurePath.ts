import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { Connection } from '../load/Connection.ts';
import { withNewKey } from '../load/request.ts';
import type { Cost, CostMeter } from './CostMeter.ts';

/** Where servers on one database hear that another one has changed something; see `changeFeed.ts`. */
const CHANGED = 'quorum_changed';
/** They learn of all changes of a tenth of a second at once. */
const HEARD_AFTER_MS = 130;
/** What a response leaves to be done once it is sent, such as its line in the log, counts too. */
const DONE_AFTER_MS = 10;

/** So many ask at a time where nothing has to be forgotten in between, as it is where a server is busy. */
const AT_ONCE = 16;

export interface Path {
  /** Sent by turns. */
  requests: readonly string[];
  status: number;
  /** Not counted: what is asked for the first time is compiled first. */
  rehearsals: number;
  times: number;
  /** Whether everything has changed before each, so that no cache has it. */
  isUncached?: boolean;
  /** For how long what it leads to counts as well, after the last one. */
  followedMs?: number;
}

interface Surroundings {
  port: number;
  /** On the database of the server. */
  client: pg.Client;
  meter: CostMeter;
}

/** What one request costs, as a mean. */
export const measurePath = async (path: Path, { port, client, meter }: Surroundings): Promise<Cost> => {
  const { requests, status, rehearsals, times, isUncached = false, followedMs = DONE_AFTER_MS } = path;
  const connections = Array.from({ length: AT_ONCE }, () => new Connection(port));
  const [alone] = connections as [Connection];
  const ask = async (number: number, connection = alone) => {
    const answer = await connection.ask(withNewKey(requests[number % requests.length] ?? ''));
    if (answer.status !== status) throw new Error(`It was answered ${answer.status}, not ${status}`);
  };
  const forget = async () => {
    if (!isUncached) return;
    await client.query('select pg_notify($1, $2)', [CHANGED, 'bench']);
    await delay(HEARD_AFTER_MS);
  };
  const together = () =>
    meter.costOf(async () => {
      let next = 0;
      const one = async (connection: Connection) => {
        while (next < times) await ask(rehearsals + next++, connection);
      };
      await Promise.all(connections.map(one));
      await delay(followedMs);
    });
  /** What the server does between the requests, such as looking for jobs, is not of them. */
  const oneByOne = async () => {
    const total: Cost = { server: 0, postgres: 0 };
    for (let number = 0; number < times; number++) {
      await forget();
      const cost = await meter.costOf(async () => {
        await ask(rehearsals + number);
        await delay(followedMs);
      });
      total.server += cost.server;
      total.postgres += cost.postgres;
    }
    return total;
  };
  try {
    for (let number = 0; number < rehearsals; number++) {
      await forget();
      await ask(number);
    }
    const { server, postgres } = await (isUncached ? oneByOne() : together());
    return { server: server / times, postgres: postgres / times };
  } finally {
    for (const connection of connections) connection.close();
  }
};
