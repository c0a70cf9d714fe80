import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** The page without a line of code: what is left is markup and style. */
const withoutScripts = (html: string) => html.replace(/<script\b[^]*?<\/script>/g, '');

/**
 * Serves the page at `address` as a static one, from memory: with the same content and look, and nothing to load. The
 * limit of what the app's page can reach.
 */
export const serveTwin = async (address: string): Promise<{ address: string; stop: () => void }> => {
  const html = withoutScripts(await (await fetch(address, { headers: { accept: 'text/html' } })).text());
  const zipped = gzipSync(html);
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(zipped);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The static page has no address');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${bound.port}`, stop };
};
