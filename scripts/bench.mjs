// npm run bench [-- --quick]: measures the server beside others. What it is measured beside is installed for this alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode, runNpm } from './lib/run.mjs';

const FOLDER = 'graphql-server/bench';
const STAMP = inRoot(FOLDER, 'node_modules/.quorum-lock');

const installPeers = () => {
  const wanted = fingerprint([`${FOLDER}/package-lock.json`]);
  try {
    if (readFileSync(STAMP, 'utf8') === wanted) return;
  } catch {
    // not installed yet
  }
  console.log('Installing what the server is measured beside ...');
  runNpm(['ci', '--prefix', FOLDER, '--workspaces=false', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
};

install();
build();
installPeers();
runNode(inRoot(FOLDER, 'main.ts'), process.argv.slice(2));
