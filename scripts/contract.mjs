// npm run contract: linters and generators of clients read openapi.json. They are installed for this alone.
import { install, installBeside } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const FOLDER = 'graphql-server/contract';

install();
installBeside(FOLDER, 'linters and generators');
runNode(inRoot(FOLDER, 'main.ts'), process.argv.slice(2));
