import { DomainError } from '@quorum/domain/errors';
import { reason } from '@quorum/domain/refusals/Reason';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unknownFields, type FieldsSchema } from './unknownFields.ts';
import { unknownNames } from './unknownNames.ts';

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

/** The parameters as they stand in the address: what Fastify makes of them does not tell a name that came twice. */
const parametersIn = (url: string): string[] => {
  const start = url.search(/[?#]/);
  return start === -1 ? [] : [...new URLSearchParams(`?${url.slice(start + 1)}`).keys()];
};

const requireKnownParameters = ({ url, routeOptions }: FastifyRequest): void => {
  const given = parametersIn(url);
  if (given.length === 0) return;
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as FieldsSchema;
  const known = Object.keys(properties);
  const unknown = [...new Set(given)].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw unknownNames(
      'parameter',
      unknown.map((name) => ({ name, within: '', known })),
    );
  const twice = known.find((name) => given.filter((one) => one === name).length > 1);
  if (twice === undefined) return;
  throw new DomainError('BAD_USER_INPUT', reason('parameter.twice', { name: twice }), { fields: [twice] });
};

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
    requireKnownParameters(request);
    requireKnownFields(request);
  });
};
