import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buildWebApp } from '../doors/pages/builtWebApp.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { startVarnish, type Varnish } from './varnish.ts';

interface Hit {
  url: string;
  /** Milliseconds on a monotonic clock. */
  at: number;
}

export interface FrontWorld extends TestServer {
  varnish: Varnish;
  /** What has reached the server, other than probes. */
  hits: Hit[];
  /** Whether the server responds to nothing but with 503, as one without a database. */
  setDown(isDown: boolean): void;
  /** Has the server respond to the next request in that way. */
  failNext(): void;
}

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** A server with the built web app behind Varnish. */
export const startFrontWorld = async (): Promise<FrontWorld> => {
  const built = await buildWebApp();
  const env = { SHARED_CACHE: '2', PUBLIC_URL: 'http://quorum.example', TRUST_PROXY: 'true' };
  const monotonic = () => performance.now();
  const server = await startTestServer({ webRoot: built.root, env, monotonic });
  const hits: Hit[] = [];
  let isDown = false;
  let failsNext = false;
  const origin = createServer((request, response) => {
    if (request.url !== '/readyz') hits.push({ url: request.url ?? '', at: performance.now() });
    const fails = (isDown || failsNext) && request.url !== '/readyz';
    if (!fails) return void server.app.server.emit('request', request, response);
    failsNext = false;
    response.writeHead(503, { 'retry-after': '1' }).end();
  });
  const varnish = await startVarnish([await listening(origin)]);
  return {
    ...server,
    varnish,
    hits,
    setDown(down) {
      isDown = down;
    },
    failNext() {
      failsNext = true;
    },
    async stop() {
      await varnish.stop();
      origin.close();
      origin.closeAllConnections();
      await server.stop();
      await built.remove();
    },
  };
};
