import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPgBouncer, type RunningPooler } from '../../../../graphql-server/test/support/pooler/pgBouncer.ts';
import { freePort } from '../freePort.ts';
import { answers, until } from '../until.ts';
import { ACCOUNT, run, type Running } from './Processes.ts';
import type { Programs } from './programs.ts';
import { etcdArguments, haproxySettings, NODES, PASSWORD, patroniSettings, type Ports } from './settings.ts';

const three = async () => Promise.all(NODES.map(() => freePort()));

/** Three etcd, three PostgreSQL with their agents, HAProxy before them, and PgBouncer before that. */
export class Cluster {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'quorum-cluster-'));
  readonly #others: Running[] = [];
  readonly #agents: Running[] = [];
  #pooler: RunningPooler | undefined;
  readonly #programs: Programs;
  readonly #ports: Ports;

  private constructor(programs: Programs, ports: Ports) {
    this.#programs = programs;
    this.#ports = ports;
  }

  static async start(programs: Programs): Promise<Cluster> {
    const [etcd, peers, postgres, agents] = [await three(), await three(), await three(), await three()];
    const cluster = new Cluster(programs, {
      etcd,
      peers,
      postgres,
      agents,
      primary: await freePort(),
      pooler: await freePort(),
    });
    try {
      await cluster.#start();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  get #admin(): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.#ports.primary}/postgres`;
  }

  /** Of the primary, whichever that is. */
  get directUrl(): string {
    return `postgres://quorum:${PASSWORD}@127.0.0.1:${this.#ports.primary}/quorum`;
  }

  get pooledUrl(): string {
    return `postgres://quorum:${PASSWORD}@127.0.0.1:${this.#ports.pooler}/quorum`;
  }

  #own(name: string): string {
    const folder = path.join(this.#folder, name);
    mkdirSync(folder, { mode: 0o700 });
    if (ACCOUNT.uid !== undefined) chownSync(folder, ACCOUNT.uid, ACCOUNT.gid);
    return folder;
  }

  async #start(): Promise<void> {
    const { etcd, haproxy } = this.#programs;
    chmodSync(this.#folder, 0o777);
    for (const node of NODES) {
      const folder = this.#own(`e${node}`);
      this.#others.push(run(etcd, etcdArguments(this.#ports, node, folder), this.#log(`e${node}`)));
    }
    await until(() => answers(`http://127.0.0.1:${this.#ports.etcd[0]}/health`));
    for (const node of NODES) {
      const folder = this.#own(`n${node}`);
      writeFileSync(this.#settings(node), patroniSettings(this.#ports, node, folder, this.#programs.postgres));
      this.startAgent(node);
    }
    const file = path.join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, haproxySettings(this.#ports));
    this.#others.push(run(haproxy, ['-f', file], this.#log('haproxy')));
    await this.healthy();
    await this.#makeDatabase();
    await this.startPooler();
  }

  #log(name: string): string {
    return path.join(this.#folder, `${name}.log`);
  }

  #settings(node: number): string {
    return path.join(this.#folder, `n${node}.yml`);
  }

  async #makeDatabase(): Promise<void> {
    const client = new pg.Client(this.#admin);
    await client.connect();
    await client.query(`create role quorum login password '${PASSWORD}'`);
    await client.query('create database quorum owner quorum');
    await client.end();
  }

  startAgent(node: number): void {
    this.#agents[node] = run(this.#programs.patroni, [this.#settings(node)], this.#log(`n${node}`));
  }

  /** Kills the agent of a node and leaves its PostgreSQL running. */
  async killAgent(node: number): Promise<void> {
    await this.#agents[node]?.end('SIGKILL');
  }

  /** Kills all that runs on a node, as a power cut would. */
  async killNode(node: number): Promise<void> {
    const [pid] = readFileSync(path.join(this.#folder, `n${node}/data/postmaster.pid`), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await this.killAgent(node);
  }

  async switchover(): Promise<void> {
    const leader = await this.primary();
    const url = `http://127.0.0.1:${this.#ports.agents[leader]}/switchover`;
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ leader: `n${leader}` }) });
    if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${await answer.text()}`);
  }

  /** The node that has the primary. */
  async primary(): Promise<number> {
    for (const node of NODES)
      if (await answers(`http://127.0.0.1:${this.#ports.agents[node]}/primary`).catch(() => false)) return node;
    throw new Error('There is no primary');
  }

  /** Resolves once another node has the primary. */
  async successorOf(node: number): Promise<void> {
    await until(async () => (await this.primary()) !== node);
  }

  /** Resolves once there is a primary with two replicas, one of them synchronous. */
  async healthy(): Promise<void> {
    await until(async () => {
      const leader = await this.primary();
      const answer = await fetch(`http://127.0.0.1:${this.#ports.agents[leader]}/cluster`);
      const { members } = (await answer.json()) as { members: { role: string; state: string; lag?: number }[] };
      const isUp = members.filter(({ state }) => state === 'running' || state === 'streaming').length === NODES.length;
      return isUp && members.some(({ role }) => role === 'sync_standby') && (await this.#isReached());
    });
  }

  async #isReached(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.#admin, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async startPooler(): Promise<void> {
    this.#pooler = await startPgBouncer(this.directUrl, { port: this.#ports.pooler, poolSize: 40 });
  }

  async stopPooler(): Promise<void> {
    await this.#pooler?.stop();
  }

  /** The databases first, then what they stand on. */
  async stop(): Promise<void> {
    await this.#pooler?.stop();
    await Promise.all(this.#agents.map((agent) => agent.end()));
    await Promise.all(this.#others.map((other) => other.end()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
