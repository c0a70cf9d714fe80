import { Connection, type Answer } from './Connection.ts';

/** Connections that stay open and take requests by turns; when all are busy, a request waits for the next one. */
export class ConnectionPool {
  readonly #idle: Connection[];
  readonly #waiting: ((connection: Connection) => void)[] = [];
  readonly #connect: () => Connection;

  constructor(size: number, port: number, from?: string) {
    this.#connect = () => new Connection(port, from);
    this.#idle = Array.from({ length: size }, this.#connect);
  }

  async ask(request: string): Promise<Answer> {
    const connection = this.#idle.shift() ?? (await new Promise<Connection>((resolve) => this.#waiting.push(resolve)));
    try {
      const answer = await connection.ask(request);
      this.#release(connection);
      return answer;
    } catch (error) {
      connection.close();
      this.#release(this.#connect());
      throw error;
    }
  }

  /** To be called once every request is answered. */
  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close();
  }

  #release(connection: Connection): void {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#idle.push(connection);
  }
}
