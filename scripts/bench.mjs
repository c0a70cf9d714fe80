// npm run bench [-- --quick]: measures the server beside others. What it is measured beside is installed for this alone.
import { build } from './lib/build.mjs';
import { install, installBeside } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const FOLDER = 'packages/bench';

install();
build();
installBeside(`${FOLDER}/peers`, 'what the server is measured beside');
runNode(inRoot(FOLDER, 'src/main.ts'), process.argv.slice(2));
