// npm run build [-- --force] [domain graphql-server web]: builds what is missing or stale.
import { build } from './lib/build.mjs';

const args = process.argv.slice(2);
const only = args.filter((arg) => !arg.startsWith('-'));

build({ force: args.includes('--force'), only: only.length > 0 ? only : undefined });
