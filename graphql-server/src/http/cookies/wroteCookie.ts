import type { FastifyReply, FastifyRequest } from 'fastify';
import { setHostCookie } from './hostCookie.ts';

const NAME = 'quorum_wrote';

/**
 * Lets a browser that has just written something be known: a shared cache in front sends its requests on, so that people see what
 * they did at once. It says nothing of anybody.
 */
export const keepWrote = (request: FastifyRequest, reply: FastifyReply, maxAge: number): void =>
  setHostCookie(request, reply, { name: NAME, value: '1', maxAge });
