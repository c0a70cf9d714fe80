import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver was sent. */
interface Taken {
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Answering = (response: ServerResponse, taken: Taken) => void;

/** A delivery as a receiver reads it. */
interface Read {
  type: string;
  timestamp: string;
  data: {
    event?: Record<string, unknown>;
    poll?: Record<string, unknown>;
    response?: Record<string, unknown>;
    changes?: unknown;
  };
}

/** A receiver on this machine, which takes everything until it is told to do something else. */
export const startReceiver = async () => {
  const taken: Taken[] = [];
  let answering: Answering = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const one = { path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() };
      taken.push(one);
      answering(response, one);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    taken,
    url: (path = '/hooks') => `http://127.0.0.1:${port}${path}`,
    /** What was taken at a path, as it reads. */
    read: (path = '/hooks') => taken.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as Read),
    /** Answers in this way from now on. */
    answer(how: Answering | number) {
      answering = typeof how === 'number' ? (response) => response.writeHead(how).end() : how;
    },
    reset() {
      taken.length = 0;
      answering = (response) => response.writeHead(204).end();
    },
    async stop() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
