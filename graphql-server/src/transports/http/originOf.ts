import type { FastifyRequest } from 'fastify';

/** The address that the client came to, as it knows it. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
