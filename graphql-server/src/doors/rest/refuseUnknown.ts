import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unknownNames } from '../../http/problems/unknownNames.ts';
import { requireKnownParameters } from '../../http/problems/requireKnownParameters.ts';
import { unknownFields, type FieldsSchema } from './unknownFields.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body says nothing, whatever is in it. */
    ignoresBody?: boolean;
    /** Takes a `responseToken` in its body, beside the header. */
    takesTokenInBody?: boolean;
    /** The list in its body of which each row is judged by itself, by the route. */
    judgesRowsOf?: string;
  }
}

const NO_FIELDS: FieldsSchema = { properties: {}, additionalProperties: false };
const TOKEN_ALONE: FieldsSchema = { properties: { responseToken: {} }, additionalProperties: false };

const parametersOf = ({ routeOptions }: FastifyRequest): string[] =>
  Object.keys(((routeOptions.schema?.querystring ?? {}) as FieldsSchema).properties ?? {});

const withoutRows = (fields: FieldsSchema, rows: string | undefined): FieldsSchema =>
  rows === undefined ? fields : { ...fields, properties: { ...fields.properties, [rows]: {} } };

const requireKnownFields = ({ body, routeOptions: { schema, config } }: FastifyRequest): void => {
  if (body === undefined || body === null || config.ignoresBody) return;
  if (!schema?.body && (typeof body !== 'object' || Array.isArray(body)))
    throw new DomainError('BAD_USER_INPUT', 'request.noBody');
  const fields = (schema?.body as FieldsSchema | undefined) ?? (config.takesTokenInBody ? TOKEN_ALONE : NO_FIELDS);
  const unknown = unknownFields(withoutRows(fields, config.judgesRowsOf), body);
  if (unknown.length > 0) throw unknownNames('field', unknown);
};

/**
 * Refuses fields and parameters that a route does not document, before it does anything: a client that writes
 * `isprivate` must not publish what it meant to keep private.
 */
export const refuseUnknown = (scope: FastifyInstance): void => {
  scope.addHook('preValidation', async (request) => {
    requireKnownParameters(request.url, parametersOf(request));
    requireKnownFields(request);
  });
};
