import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../config/StartupError.ts';

interface Address {
  host: string;
  port: number;
}

const explain = (error: unknown, { host, port }: Address): never => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    throw new StartupError(`Port ${port} is in use: stop what listens there, or set PORT to another`);
  if (code === 'EACCES')
    throw new StartupError(`Port ${port} may not be used by this user: set PORT to one above 1023`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    throw new StartupError(`HOST ${host} is not an address of this machine`);
  throw error;
};

/** Reports a busy port before anything is started. @throws StartupError */
export const assertPortIsFree = ({ host, port }: Address): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  }).catch((error: unknown) => explain(error, { host, port }));

/** Listens, and returns the address for a person to open. @throws StartupError */
export const listen = async (app: FastifyInstance, { host, port }: Address): Promise<string> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    explain(error, { host, port });
  }
  const bound = app.server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${actual}`;
};

/** Where the server listens, for what it asks of itself. @throws Error before it does */
export const ownAddress = (app: FastifyInstance) => () => {
  const address = app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('Local sign-in was used before the server listened');
  return `127.0.0.1:${address.port}`;
};
