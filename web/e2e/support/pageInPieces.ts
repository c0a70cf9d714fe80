import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageInPieces {
  address: string;
  /** Sends the second piece. */
  finish(): void;
  stop(): void;
}

/** Serves the page at `address` up to its first script that runs, and the rest later, as a slow network may. */
export const servePageInPieces = async (address: string): Promise<PageInPieces> => {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const at = html.indexOf('<script id="start"');
  if (at < 0) throw new Error('The page has no start script');
  let finish = () => {};
  const server = createServer(({ url }, response) => {
    // code never comes: it would change the page
    if (url !== '/') return;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, at));
    finish = () => response.end(html.slice(at));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    finish: () => finish(),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
