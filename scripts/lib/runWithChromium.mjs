import { build } from './build.mjs';
import { install } from './install.mjs';

/** Runs a script that looks at the built app in Chromium, with the arguments of this command. @param {string} script its file */
export const runWithChromium = async (script) => {
  install();
  build();
  // loaded only now: what they import may just have been installed
  const { findChromium } = await import('./chromium.mjs');
  const { inRoot } = await import('./root.mjs');
  const { runNode } = await import('./run.mjs');
  const env = { ...process.env, CHROME_PATH: findChromium().file };
  runNode(inRoot(script), process.argv.slice(2), { env });
};
