import { resolved } from '../../support/resolved.ts';
import type { TestServer } from '../../support/testServer.ts';

/** As much of JSON Schema as the OpenAPI document uses. */
export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  readOnly?: boolean;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface Call {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  operation: Operation;
}

/** Every call that the OpenAPI document describes. */
export const everyOperation = async ({ rest }: TestServer): Promise<Call[]> => {
  const answer = await rest('GET', '/api/openapi.json');
  const { paths } = resolved<{ paths: Record<string, Record<string, Operation>> }>(answer.json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase() as Call['method'],
      path,
      operation,
    })),
  );
};

/** An address of it, of things that need not be there. */
export const addressOf = ({ path }: Call): string =>
  path.replace('{urlHash}', 'A'.repeat(22)).replace(/\{\w+Id\}/, '1');

export const bodyOf = ({ operation }: Call): Schema | undefined =>
  operation.requestBody?.content['application/json']?.schema;
