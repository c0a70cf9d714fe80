import type { FastifyRequest } from 'fastify';
import { originOf } from './originOf.ts';

/** Where links lead that leave the page: `PUBLIC_URL`, else the address that the client came to. */
export type LinkOrigin = (request: FastifyRequest) => string;

export const linkOrigin =
  (publicUrl: string | null): LinkOrigin =>
  (request) =>
    publicUrl ?? originOf(request);
