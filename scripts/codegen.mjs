// npm run codegen: schema.graphql from the server's types, and from it what the web uses. --check only compares.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

const check = process.argv.includes('--check') ? ['--check'] : [];

install();
build({ only: ['domain', 'graphql-server'] });
runNode('graphql-server/dist/doors/graphql/emitSchema.js', ['schema.graphql', ...check]);
runNode('node_modules/@graphql-codegen/cli/cjs/bin.js', ['--config', 'codegen.yml', ...check]);
runNode('web/codegen/operationIds.ts', check);
