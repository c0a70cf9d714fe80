import type { FastifyRequest } from 'fastify';
import type { FirebaseSettings } from '../../config/firebaseSettings.ts';
import { originOf } from '../../http/hosts/originOf.ts';
import type { AuthSettings } from './RestOptions.ts';

export const LOCAL_PROJECT = { projectId: 'quorum-local', apiKey: 'local', authDomain: 'localhost' };

/** Local sign-in runs at the address that the browser came to. */
export const localSettings = (request: FastifyRequest): AuthSettings => ({
  provider: 'local',
  ...LOCAL_PROJECT,
  emulatorUrl: originOf(request),
});

export const firebaseSettings = ({ projectId, apiKey, authDomain, emulator }: FirebaseSettings): AuthSettings => ({
  provider: 'firebase',
  projectId,
  apiKey,
  authDomain,
  ...(emulator && { emulatorUrl: emulator.browserUrl }),
});
