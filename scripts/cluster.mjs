// npm run cluster [-- --quick]: plays failovers on a cluster of Debian's packages (packages/faults/src/cluster).
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

install();
build();
runNode(inRoot('packages/faults/src/cluster/main.ts'), process.argv.slice(2));
