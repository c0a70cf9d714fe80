import type { FastifyRequest } from 'fastify';
import type { Context } from '../../use-cases/Context.ts';

/** What a client needs to know at run time, beside the version. */
export interface AuthSettings {
  provider: 'local' | 'firebase';
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** Where the Firebase Auth emulator answers: ourselves, with local sign-in, or one that stands in for Google. */
  emulatorUrl?: string;
}

export interface RestOptions {
  openContext(request: FastifyRequest): Promise<Context>;
  version: string;
  authSettings(request: FastifyRequest): AuthSettings;
}
