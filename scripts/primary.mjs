// npm run primary: how many joins a second one PostgreSQL takes (docs/scale.md).
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

install();
build({ only: ['graphql-server'] });
runNode(inRoot('packages/bench/src/onePrimary.ts'), process.argv.slice(2));
