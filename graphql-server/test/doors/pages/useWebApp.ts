import { useOne } from '../../support/useServer.ts';
import { buildWebApp } from './builtWebApp.ts';

/** A built web app for the tests of the file. */
export const useWebApp = () => useOne(buildWebApp, ({ remove }) => remove());
