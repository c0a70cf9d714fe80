import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { booleanResult, MessageReader, welcome } from './messages.ts';

/** Stands in for a database that is asked, again and again, whether it is a replica. */
export class WatchedDatabase {
  state: 'primary' | 'replica' | 'silent' = 'primary';
  /** How many connections were made to it. */
  connections = 0;
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();
  readonly #heard = new EventEmitter<{ question: [] }>();

  get url(): string {
    return `postgres://quorum:quorum@127.0.0.1:${this.#port}/quorum`;
  }

  /** Listens, at the same port each time. */
  async open(): Promise<void> {
    const server = createServer({ noDelay: true }, (socket) => this.#serve(socket)).listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  #serve(socket: Socket): void {
    this.connections++;
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => this.#sockets.delete(socket));
    socket.once('data', () => {
      const reader = new MessageReader();
      socket.on('data', (chunk: Buffer) => {
        for (const { type } of reader.read(chunk)) if (type === 'Q') this.#answer(socket);
      });
      socket.write(welcome(this.connections));
    });
  }

  #answer(socket: Socket): void {
    if (this.state !== 'silent') socket.write(booleanResult('standby', this.state === 'replica'));
    this.#heard.emit('question');
  }

  /** Resolves once it is asked again. */
  async asked(): Promise<void> {
    await once(this.#heard, 'question');
  }

  /** Ends every connection, and goes on listening. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Ends every connection, and lets nobody in. */
  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    this.cut();
    await closed;
  }
}
