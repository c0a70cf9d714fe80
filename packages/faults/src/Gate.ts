import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A port before a PostgreSQL: while it is shut, nobody listens there. */
export class Gate {
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  readonly #target: URL;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** The address of the database, through the gate. */
  get url(): string {
    return Object.assign(new URL(this.#target), { port: String(this.#port) }).href;
  }

  #pass(socket: Socket) {
    const target = connect(Number(this.#target.port), this.#target.hostname);
    for (const one of [socket, target]) {
      this.#sockets.add(one);
      // the other side learns of it by the end of the stream
      one.on('error', () => one.destroy());
      one.once('close', () => this.#sockets.delete(one));
    }
    socket.pipe(target).pipe(socket);
  }

  /** At the same port each time. */
  async open(): Promise<void> {
    const server = createServer((socket) => this.#pass(socket)).listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
