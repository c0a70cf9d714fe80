import type { FastifyRequest } from 'fastify';
import type { LinkOrigin } from '../../http/hosts/linkOrigin.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { PublicCache } from '../../cache/responseCachePlugin.ts';

/** What a client needs to know at run time, beside the version. */
export interface AuthSettings {
  provider: 'local' | 'firebase';
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** Where the Firebase Auth emulator runs: ourselves, with local sign-in, or one that stands in for Google. */
  emulatorUrl?: string;
}

export interface RestOptions {
  openContext(request: FastifyRequest): Promise<Context>;
  openAnonymously(): Context;
  /** The cache of responses that are the same for everybody. */
  publicCache: PublicCache;
  version: string;
  linkOrigin: LinkOrigin;
  authSettings(request: FastifyRequest): AuthSettings;
}
