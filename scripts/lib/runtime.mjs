import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';

const OLDEST = { major: 22, minor: 17 };

const isRecentEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
};

/**
 * The Node that the project is built for. It comes through npm where there is a package of it for this machine;
 * elsewhere the reader's own serves, when it is recent enough.
 */
export const runtime = () => {
  const fromNpm = inRoot('node_modules/.bin/node');
  if (existsSync(fromNpm)) return fromNpm;
  if (isRecentEnough()) return process.execPath;
  console.error(
    `Quorum needs Node ${OLDEST.major}.${OLDEST.minor} or later on this machine; this is ${process.versions.node}.`,
  );
  process.exit(1);
};
