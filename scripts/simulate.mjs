// npm run simulate: plays made-up events with the rules of the domain (packages/simulation).
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

install();
build({ only: ['domain'] });
runNode(inRoot('packages/simulation/src/main.ts'), process.argv.slice(2));
