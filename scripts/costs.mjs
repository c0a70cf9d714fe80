// npm run costs: what one of each path costs a server and PostgreSQL in processor time (docs/scale.md).
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

install();
build();
runNode(inRoot('packages/bench/src/costs/main.ts'), process.argv.slice(2));
