import type { FastifyReply } from 'fastify';

/** Sends what was made, and where it is from now on. */
export const sendCreated = (reply: FastifyReply, location: string, made: object): FastifyReply =>
  reply.code(201).header('location', location).send(made);
