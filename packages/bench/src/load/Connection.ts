import net from 'node:net';

export interface Answer {
  status: number;
  /** Null without one. */
  etag: string | null;
  /** The bytes after the header, only where they were asked for. */
  body: Buffer | null;
}

const HEADER_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = '0\r\n\r\n';

/** One HTTP connection that waits for each answer before it asks again: little more than the bytes, so that the server is what is measured. */
export class Connection {
  readonly #socket: net.Socket;
  #received: Buffer[] = [];
  #length = 0;
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;
  /** How many bytes the answer under way has; unknown before its header is there, and where it comes in chunks. */
  #expected = Infinity;
  #isChunked = false;
  #head = '';

  /** @param from the address to come from; some systems have but one */
  constructor(port: number, from?: string) {
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true, ...(from && { localAddress: from }) });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('The server closed the connection')));
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('The connection is closed'));
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#length += chunk.length;
    if (this.#head === '') this.#readHead();
    const isWhole = this.#isChunked
      ? chunk.subarray(-5).toString('latin1') === CHUNKS_END
      : this.#length >= this.#expected;
    if (this.#head !== '' && isWhole) this.#finish();
  }

  #readHead(): void {
    const all = this.#received.length === 1 ? this.#received[0] : Buffer.concat(this.#received);
    const end = all?.indexOf(HEADER_END) ?? -1;
    if (!all || end < 0) return;
    this.#head = all.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.#head)?.[1];
    this.#isChunked = /\r\ntransfer-encoding: *chunked/i.test(this.#head);
    this.#expected = end + HEADER_END.length + Number(length ?? 0);
  }

  #finish(): void {
    const settle = this.#settle;
    const status = Number(this.#head.slice(9, 12));
    const head = this.#head;
    const start = head.length + HEADER_END.length;
    const received = this.#received;
    [this.#settle, this.#received, this.#length, this.#head, this.#expected] = [null, [], 0, '', Infinity];
    settle?.resolve({
      status,
      get etag() {
        return /\r\netag: *([^\r]+)/i.exec(head)?.[1] ?? null;
      },
      get body() {
        return Buffer.concat(received).subarray(start);
      },
    });
  }

  #fail(error: Error): void {
    this.#settle?.reject(error);
    this.#settle = null;
  }
}
