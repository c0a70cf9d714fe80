import type { ApolloServerPlugin } from '@apollo/server';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import {
  execute,
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { fewErrors, INTERNAL_CODE, type FormatError } from './errors.ts';
import type { GraphQLContext } from './GraphQLContext.ts';
import { sharesKey } from './keyedFields.ts';
import { hasTooManyValues } from './limitVariables.ts';
import { AS_JSON, RESPONSE_TYPE, WEB_ACCEPT } from './mediaTypes.ts';

/** A request that is nothing but this, as most are. */
interface PlainRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

interface Answer {
  contentType: string;
  body: string;
}

/** So many documents; the web app has fifteen that change something. */
const KEPT_MAX = 50;

const AS_RESPONSE = `${RESPONSE_TYPE}; charset=utf-8`;

/** By what clients accept the type that Apollo answers them; whoever accepts anything else is answered by Apollo. */
const CONTENT_TYPES = new Map([
  ['*/*', AS_JSON],
  ['application/json', AS_JSON],
  ['application/json, text/plain, */*', AS_JSON],
  [RESPONSE_TYPE, AS_RESPONSE],
  [WEB_ACCEPT, AS_RESPONSE],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainRequestIn = (body: unknown): PlainRequest | null => {
  if (!isRecord(body)) return null;
  const { query, operationName = null, variables, ...rest } = body;
  const said = variables ?? {};
  if (typeof query !== 'string' || !isRecord(said) || Object.keys(rest).length > 0) return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  return { query, operationName, variables: said };
};

/**
 * Answers mutations that Apollo has answered before: their documents are parsed, valid and within the limits, and what
 * Apollo does with every request besides takes a fifth of the time of a join. Nothing is said otherwise than Apollo says it.
 */
export class KnownMutations {
  readonly #documents = new InMemoryLRUCache<DocumentNode>({ maxSize: KEPT_MAX, sizeCalculation: () => 1 });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly formatError: FormatError,
  ) {}

  /** Remembers what Apollo has found to be in order, and will be whatever comes with it. */
  readonly plugin: ApolloServerPlugin<GraphQLContext> = {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: async ({ source, document, operation }) => {
          const isMutation = operation?.operation === OperationTypeNode.MUTATION;
          if (isMutation && !sharesKey(this.schema, document)) await this.#documents.set(source, document);
        },
      }),
  };

  /**
   * @param accept the header by that name
   * @param open makes the context, for what is answered here
   * @returns null for what Apollo is to answer, with nothing changed
   */
  async answer(body: unknown, accept: string | undefined, open: () => GraphQLContext): Promise<Answer | null> {
    const contentType = CONTENT_TYPES.get(accept ?? '*/*');
    const request = contentType === undefined ? null : plainRequestIn(body);
    if (contentType === undefined || !request) return null;
    const { query, operationName, variables: variableValues } = request;
    const document = await this.#documents.get(query);
    if (!document || getOperationAST(document, operationName)?.operation !== OperationTypeNode.MUTATION) return null;
    if (hasTooManyValues(variableValues)) return null;
    const contextValue = open();
    const { schema } = this;
    const { data, errors } = await execute({ schema, document, operationName, variableValues, contextValue });
    // the variables are not what the document asks for: no resolver was called
    if (data === undefined || errors?.some(({ path }) => path === undefined)) return null;
    const said = { errors: errors && fewErrors(errors.map((error) => this.#describe(error))), data };
    return { contentType, body: `${JSON.stringify(said)}\n` };
  }

  /** As Apollo has it formatted; that an error may say a status of HTTP is left out, for none of a resolver does. */
  #describe(error: GraphQLError) {
    const extensions = { ...error.extensions, code: error.extensions.code ?? INTERNAL_CODE };
    return this.formatError({ ...error.toJSON(), extensions }, error);
  }
}
