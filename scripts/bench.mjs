// npm run bench [-- --quick]: measures the server beside others. What it is measured beside is installed for this alone.
import { build } from './lib/build.mjs';
import { install, installBeside } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const FOLDER = 'graphql-server/bench';

install();
build();
installBeside(FOLDER, 'what the server is measured beside');
runNode(inRoot(FOLDER, 'main.ts'), process.argv.slice(2));
