// npm run codegen: modules from the messages, schema.graphql and openapi.json from what the server says, and from the first what
// the web uses. --check only compares. --messages stops after the first, which takes a second.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

const check = process.argv.includes('--check') ? ['--check'] : [];

install();
runNode('web/codegen/messages/main.ts', check);
if (process.argv.includes('--messages')) process.exit();
build({ only: ['domain', 'graphql-server'] });
runNode('graphql-server/dist/doors/graphql/emitSchema.js', ['schema.graphql', ...check]);
runNode('graphql-server/dist/emitOpenApi.js', ['openapi.json', ...check]);
runNode('node_modules/@graphql-codegen/cli/cjs/bin.js', ['--config', 'codegen.yml', ...check]);
runNode('web/codegen/operationIds.ts', check);
