import { z } from 'zod';
import { StartupError } from './StartupError.ts';
import { text } from './text.ts';

const EMULATOR_HOST = 'FIREBASE_AUTH_EMULATOR_HOST must be a host and a port, as auth:9099';

export const firebaseVariables = {
  FIREBASE_PROJECT_ID: text('FIREBASE_PROJECT_ID').optional(),
  FIREBASE_API_KEY: text('FIREBASE_API_KEY').optional(),
  FIREBASE_AUTH_DOMAIN: text('FIREBASE_AUTH_DOMAIN').optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, EMULATOR_HOST)
    .refine((host) => Number(host.split(':')[1]) <= 65_535, EMULATOR_HOST)
    .optional(),
};

export interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** Google's own sign-in when null. */
  emulator: { host: string; browserUrl: string } | null;
}

type Read = z.output<z.ZodObject<typeof firebaseVariables>>;

/** To Firebase such a project has nothing that is real; its emulator goes by that, too. */
const DEMO_PROJECT = 'demo-';

/**
 * An emulator lets anyone sign in as anyone. It is for development on one computer,
 * where the browser finds it under the same port.
 */
const emulatorOf = (host: string | undefined, projectId: string, isProduction: boolean) => {
  if (!host) return null;
  if (isProduction)
    throw new StartupError('FIREBASE_AUTH_EMULATOR_HOST is not for production: anyone could sign in as anyone');
  if (!projectId.startsWith(DEMO_PROJECT))
    throw new StartupError(
      'FIREBASE_AUTH_EMULATOR_HOST is for a project that is none: FIREBASE_PROJECT_ID must begin with demo-',
    );
  return { host, browserUrl: `http://localhost:${host.split(':')[1]}` };
};

/** Null means local sign-in. @throws StartupError with a sentence when what was read makes no sense */
export const firebaseOf = (read: Read, { isProduction }: { isProduction: boolean }): FirebaseSettings | null => {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = read;
  if (!projectId) {
    if (apiKey || authDomain)
      throw new StartupError('FIREBASE_PROJECT_ID must be set together with the other FIREBASE_ variables');
    if (!isProduction) return null;
    throw new StartupError('Local sign-in is not for production: set FIREBASE_PROJECT_ID and FIREBASE_API_KEY');
  }
  if (!apiKey) throw new StartupError('FIREBASE_API_KEY, the web API key of the Firebase project, must be set');
  const emulator = emulatorOf(read.FIREBASE_AUTH_EMULATOR_HOST, projectId, isProduction);
  return { projectId, apiKey, authDomain: authDomain ?? `${projectId}.firebaseapp.com`, emulator };
};
