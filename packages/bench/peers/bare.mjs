// The limit: Node's own HTTP server, which answers bytes that it has in memory.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';

/** @typedef {{ zipped: Buffer, etag: string }} Held */

/** Where the bytes of each kind of answer are; the first letters of an address tell which is asked for. */
const { BYTES_OF_POLL = '', BYTES_OF_REST = '', PORT } = process.env;

/** @param {string} file @returns {Held} */
const hold = (file) => {
  const body = readFileSync(file);
  return {
    zipped: gzipSync(body, { level: constants.Z_BEST_SPEED }),
    etag: `"${createHash('sha256').update(body).digest('base64url')}-gzip"`,
  };
};

const poll = hold(BYTES_OF_POLL);
const rest = hold(BYTES_OF_REST);

createServer((request, response) => {
  const { zipped, etag } = request.url?.startsWith('/api') ? rest : poll;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag });
    response.end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': zipped.length,
    etag,
  });
  response.end(zipped);
}).listen(Number(PORT), '127.0.0.1', () => console.log('node:http is ready'));
