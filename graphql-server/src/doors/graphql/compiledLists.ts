import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { INTERNAL_CODE, type FormatError } from './errors.ts';
import type { GraphQLContext } from './GraphQLContext.ts';
import { isPublicDocument } from './isPublicDocument.ts';

/** Compiling takes longer than executing once, so a document is compiled when it comes again. */
const COMPILED_FROM = 2;
/** Documents; the web app polls one. */
const CAPACITY = 20;

type Query = CompiledQuery['query'];

/** The functions that documents are compiled to, for those that come again. */
class CompiledDocuments {
  readonly #known = new LRUCache<string, { requests: number; query: Query | null }>({ max: CAPACITY });

  constructor(private readonly schema: GraphQLSchema) {}

  async find(key: string, document: DocumentNode, operationName: string | null): Promise<Query | null> {
    const known = this.#known.get(key) ?? { requests: 0, query: null };
    this.#known.set(key, known);
    known.requests++;
    if (known.requests === COMPILED_FROM) known.query = await this.#compile(document, operationName);
    return known.query;
  }

  async #compile(document: DocumentNode, operationName: string | null): Promise<Query | null> {
    const { compileQuery, isCompiledQuery } = await import('graphql-jit');
    const compiled = compileQuery(this.schema, document, operationName ?? undefined);
    return isCompiledQuery(compiled) ? compiled.query : null;
  }
}

/** Executes public lists by compiled code. To take it out, delete its line in graphqlRoutes.ts. */
export const compiledLists = (schema: GraphQLSchema, formatError: FormatError): ApolloServerPlugin<GraphQLContext> => {
  const documents = new CompiledDocuments(schema);
  // as Apollo does with errors of its own execution
  const format = (error: GraphQLError) =>
    formatError({ ...error.toJSON(), extensions: { code: INTERNAL_CODE, ...error.extensions } }, error);
  return {
    requestDidStart: () =>
      Promise.resolve({
        async responseForOperation({ document, operationName, queryHash, request, response, contextValue }) {
          if (!isPublicDocument(document)) return null;
          const query = await documents.find(`${queryHash} ${operationName ?? ''}`, document, operationName);
          const { data, errors } = (await query?.(undefined, contextValue, request.variables ?? {})) ?? {};
          // variables that do not fit are refused before anything is executed, so the ordinary execution can do it
          if (data === undefined) return null;
          const singleResult = errors ? { data, errors: errors.map(format) } : { data };
          return { http: response.http, body: { kind: 'single', singleResult } };
        },
      }),
  };
};
