// A process that starts the embedded PostgreSQL, prints its URL and holds it until SIGTERM: the tests kill it in every way.
import { startEmbeddedPostgres } from '../dist/index.js';
import { options } from './options.mjs';

const postgres = await startEmbeddedPostgres({ ...options, dataDir: process.argv[2] });
const alive = setInterval(() => undefined, 60_000);
process.once('SIGTERM', async () => {
  await postgres.stop();
  clearInterval(alive);
});
console.log(postgres.url);
