import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { MessageReader, preparedName, refusal, startupOf, statusOf, welcome, type Message } from './messages.ts';

/** What poolers take; others are refused, as PgBouncer does. */
const TAKEN = new Set(['user', 'database', 'client_encoding', 'application_name']);
const SERVERS = 4;

/** A connection to PostgreSQL, which serves one client at a time. */
interface Backend {
  stream: Socket;
  reader: MessageReader;
  client: Client | null;
}

interface Client {
  socket: Socket;
  backend: Backend | null;
  /** Answers that are still to come. */
  pending: number;
  waiting: Buffer[];
}

/** Each of these is answered by one 'ready'. */
const isAnswered = ({ type }: Message) => type === 'Q' || type === 'S';

/**
 * A pooler that gives each transaction another connection than the one before had, and lets nothing else pass: for
 * machines without a real one, and stricter than those.
 */
export class TinyPooler {
  readonly #target: string;
  readonly #server: Server;
  readonly #backends: Backend[] = [];
  readonly #queue: Client[] = [];
  #clients = 0;
  /** The names under which clients had statements prepared. */
  readonly names: string[] = [];

  private constructor(target: string) {
    this.#target = target;
    // small messages wait for nothing
    this.#server = createServer({ noDelay: true }, (socket) => this.#greet(socket));
  }

  static async start(target: string): Promise<TinyPooler> {
    const pooler = new TinyPooler(target);
    for (let n = 0; n < SERVERS; n++) pooler.#backends.push(await pooler.#connect());
    pooler.#server.listen(0, '127.0.0.1');
    await once(pooler.#server, 'listening');
    return pooler;
  }

  /** Of the same database. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return Object.assign(new URL(this.#target), { hostname: '127.0.0.1', port: String(port) }).href;
  }

  stop(): void {
    this.#server.close();
    for (const { stream, client } of this.#backends) {
      client?.socket.destroy();
      stream.destroy();
    }
    for (const { socket } of this.#queue) socket.destroy();
  }

  /** node-postgres signs in; from then on the bare connection is ours. */
  async #connect(): Promise<Backend> {
    const client = new pg.Client(this.#target);
    await client.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners('data').on('error', () => undefined);
    client.on('error', () => undefined);
    const backend: Backend = { stream, reader: new MessageReader(), client: null };
    stream.on('data', (chunk: Buffer) => this.#answer(backend, chunk));
    return backend;
  }

  #greet(socket: Socket): void {
    socket.on('error', () => undefined);
    const hear = (bytes: Buffer) => {
      const startup = startupOf(bytes);
      if (startup === null) return void socket.write('N');
      const unknown = [...startup.keys()].find((name) => !TAKEN.has(name));
      if (unknown) return void socket.end(refusal('08P01', `unsupported startup parameter: ${unknown}`));
      socket.off('data', hear);
      this.#serve(socket);
    };
    socket.on('data', hear);
  }

  #serve(socket: Socket): void {
    const client: Client = { socket, backend: null, pending: 0, waiting: [] };
    const reader = new MessageReader();
    socket.on('data', (chunk: Buffer) => {
      for (const message of reader.read(chunk)) {
        if (message.type === 'X') return void socket.end();
        const name = preparedName(message);
        if (name) this.names.push(name);
        if (isAnswered(message)) client.pending++;
        this.#forward(client, message.bytes);
      }
    });
    // what it leaves open would be the next one's
    socket.on('close', () => client.backend?.stream.write(rollback));
    socket.write(welcome(1_000_000 + this.#clients++));
  }

  #forward(client: Client, bytes: Buffer): void {
    if (client.backend) return void client.backend.stream.write(bytes);
    client.waiting.push(bytes);
    if (!this.#queue.includes(client)) this.#queue.push(client);
    this.#assign();
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      const at = this.#backends.findIndex(({ client }) => client === null);
      const [backend] = at === -1 ? [] : this.#backends.splice(at, 1);
      const client = backend && this.#queue.shift();
      if (!backend || !client) return;
      // to the end: every other one has its turn first
      this.#backends.push(backend);
      backend.client = client;
      client.backend = backend;
      for (const bytes of client.waiting.splice(0)) backend.stream.write(bytes);
    }
  }

  #answer(backend: Backend, chunk: Buffer): void {
    for (const message of backend.reader.read(chunk)) {
      const { client } = backend;
      client?.socket.write(message.bytes);
      if (message.type !== 'Z') continue;
      if (client) client.pending--;
      if (statusOf(message) !== 'I' || (client?.pending ?? 0) > 0) continue;
      if (client) client.backend = null;
      backend.client = null;
    }
    this.#assign();
  }
}

const ROLLBACK = 'rollback\0';
const rollback = Buffer.concat([Buffer.from('Q'), Buffer.from([0, 0, 0, 4 + ROLLBACK.length]), Buffer.from(ROLLBACK)]);
