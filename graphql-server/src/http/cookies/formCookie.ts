import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readHostCookie, setHostCookie } from './hostCookie.ts';

const NAME = 'quorum_form';
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Gives the browser a secret with a page that is the same for everybody and has a form: by it the form is known again that is sent
 * twice. It says nothing of anybody, and belongs to nothing that was sent.
 */
export const keepFormSecret = (request: FastifyRequest, reply: FastifyReply): void => {
  if (readHostCookie(request, NAME) === null)
    setHostCookie(request, reply, { name: NAME, value: randomUUID(), maxAge: DAY_SECONDS });
};

/** Null for a browser that keeps no cookies. */
export const formSecretOf = (request: FastifyRequest): string | null => readHostCookie(request, NAME);
