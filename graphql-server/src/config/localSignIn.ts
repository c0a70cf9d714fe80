import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { hostOf, isLoopback } from './loopback.ts';
import { StartupError } from './StartupError.ts';

const NAMES =
  'LOCAL_SIGN_IN_HOSTS must be the names or addresses of this machine with commas between, such as 192.168.1.20,demo.local';

/** A name without a port: a port would never match. */
const isName = (text: string) => /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i.test(text) && hostOf(text) !== null;

export const localSignInVariables = {
  LOCAL_SIGN_IN_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine((names) => names.every(isName), NAMES)
    .optional(),
};

interface Read {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  LOCAL_SIGN_IN_HOSTS?: string[] | undefined;
}

/** Addresses at which the server listens, and that no browser uses. */
const EVERYWHERE = new Set(['0.0.0.0', '[::]']);

/**
 * The hosts under which local sign-in is served beside those of this machine alone. There anybody is anybody, so it is
 * reached from elsewhere only where somebody says so, and under no name that a foreign page could point at this machine.
 * @throws StartupError for a `HOST` that others reach, when nobody says so
 */
export const localHostsOf = ({ HOST, PUBLIC_URL, LOCAL_SIGN_IN_HOSTS: names }: Read): ReadonlySet<string> => {
  const listensAt = hostOf(isIPv6(HOST) ? `[${HOST}]` : HOST) ?? HOST;
  if (!names && !isLoopback(listensAt))
    throw new StartupError(
      `With local sign-in anybody is anybody, and HOST ${HOST} lets others reach it: set FIREBASE_PROJECT_ID, ` +
        'or LOCAL_SIGN_IN_HOSTS to the names under which they may',
    );
  const given = [...(names ?? []), ...(EVERYWHERE.has(listensAt) ? [] : [listensAt])].map(
    (name) => hostOf(name) ?? name,
  );
  return new Set([...given, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])]);
};
