import type { DomainError } from '@quorum/domain/errors';
import type { Fields } from '@quorum/domain/formFields';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { toDomainError } from '../../http/problems/translateError.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Far more than the fields of a response take. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** What a form says, field by field. */
const fieldsIn = (body: unknown): Fields => Object.fromEntries(new URLSearchParams(String(body)));

/** Lets the routes of a plugin take forms, and nothing else. */
export const takeForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, fieldsIn(body)),
  );
};

/** A parameter that comes twice says nothing certain. */
export const queryText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The refusal that the page shows. @throws what is a fault of ours */
export const refusalOf = (error: unknown): DomainError => {
  const refusal = toDomainError(error);
  if (!refusal) throw error;
  return refusal;
};

export const seeOther = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'no-store').redirect(path, 303);
