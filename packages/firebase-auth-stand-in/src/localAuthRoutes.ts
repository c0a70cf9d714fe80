import type { FastifyError, FastifyInstance } from 'fastify';
import type { LocalAccounts } from './accounts/LocalAccounts.ts';
import { accountRoutes } from './accountRoutes.ts';
import { EmulatorError, presentError } from './EmulatorError.ts';
import type { Clock } from './LocalAuth.ts';
import { createLocalTokens } from './localTokens.ts';
import { pickerRoutes } from './pickerRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';

export interface LocalAuthOptions {
  accounts: LocalAccounts;
  projectId: string;
  clock: Clock;
  /** The folder `assets` of this package, which a bundle cannot find by itself. */
  assets: string;
  /** The names under which it is served, beside those of this machine alone. */
  hosts?: readonly string[];
}

const AUTHORIZED_DOMAINS = ['localhost', '127.0.0.1'];

const isTheirFault = ({ statusCode = 500 }: Partial<FastifyError>) => statusCode >= 400 && statusCode < 500;

/**
 * A Fastify plugin: what of the Firebase Auth emulator's REST API `firebase` and `firebase-admin` call, and the page
 * where one picks an account. Its tokens are unsigned, so it must never be registered where real users sign in.
 */
export async function localAuthRoutes(app: FastifyInstance, options: LocalAuthOptions): Promise<void> {
  const { accounts, projectId, clock, assets, hosts = [] } = options;
  const localAuth = { accounts, projectId, clock, tokens: createLocalTokens(projectId) };

  // `firebase` sends its refresh token as a form; nothing else on this server accepts one
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler<Partial<FastifyError> & Error>((error, _request, reply) => {
    if (!isTheirFault(error)) throw error;
    const message = error instanceof EmulatorError ? error.message : `INVALID_ARGUMENT : ${error.message}`;
    const status = error.statusCode ?? 400;
    return reply.code(status).send(presentError(status, message));
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  // for @fastify/swagger: Google describes these calls
  app.addHook('onRoute', (route) => void (route.schema = Object.assign({}, route.schema, { hide: true })));

  signInRoutes(app, localAuth);
  accountRoutes(app, localAuth);
  await pickerRoutes(app, { accounts, assets });
  app.get('/identitytoolkit.googleapis.com/v1/projects', async () => ({
    projectId,
    authorizedDomains: [...AUTHORIZED_DOMAINS, ...hosts],
  }));
  for (const api of ['identitytoolkit', 'securetoken']) {
    app.all(`/${api}.googleapis.com/*`, () => {
      throw new EmulatorError('NOT_FOUND', 'Local sign-in does not offer this call.', 404);
    });
  }
}
