// npm run faults [-- --rounds 20 --soak 30]: plays what can go wrong against the built server (packages/faults).
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

install();
build();
runNode(inRoot('packages/faults/src/main.ts'), process.argv.slice(2));
