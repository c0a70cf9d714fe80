import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^var \w+ = (?=\w+\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Leaves out what the app does not use of the router: a name for developer tools, and a call that is not known to be pure,
 * would keep a component in the bundle.
 */
export const routerPlugin = (): Plugin => ({
  name: 'router',
  apply: 'build',
  transform: (code, id) =>
    ROUTER.test(id)
      ? { code: code.replace(DISPLAY_NAME, '').replace(COMPONENT, '$&/* @__PURE__ */ '), map: null }
      : null,
});
