import type { FastifyRequest } from 'fastify';

/** For programs that say no host. */
const SOMEWHERE = 'localhost';

/** The address that the client came to, as it knows it. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host || SOMEWHERE}`;
