import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { TransportError } from '../../../http/problems/problems.ts';
import { DOCUMENT_LIMITS } from '../documentLimits.ts';
import { limitDocuments } from '../limitDocuments.ts';
import { refuseRootConditions } from './refuseRootConditions.ts';

const coded = (code: string, { message, nodes, source, positions, extensions }: GraphQLError) =>
  new GraphQLError(message, { nodes, source, positions, extensions: { ...extensions, code } });

/** The limits of `/graphql` hold here as well, and what is refused has the codes that it has there. */
export const validateDocument = (schema: GraphQLSchema, document: DocumentNode): GraphQLError[] =>
  validate(schema, document, [...specifiedRules, refuseRootConditions, limitDocuments], {
    maxErrors: DOCUMENT_LIMITS.errors - 1,
  }).map((error) => coded(ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, error));

const parseDocument = (query: string): DocumentNode => {
  try {
    return parse(query, { maxLexicalTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw coded(ApolloServerErrorCode.GRAPHQL_PARSE_FAILED, error);
  }
};

/**
 * The document of a subscription.
 * @throws GraphQLError where nobody knows which operation is meant, or the document cannot be read
 * @throws TransportError for a query or a mutation
 */
export const readSubscription = (query: string, operationName: string | null | undefined): DocumentNode => {
  const document = parseDocument(query);
  const operation = getOperationAST(document, operationName)?.operation;
  if (operation === undefined)
    throw new GraphQLError('The document has no operation of that name, or several and no name was sent', {
      extensions: { code: ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE },
    });
  if (operation !== OperationTypeNode.SUBSCRIPTION) throw new TransportError(400, 'request.noSubscription');
  return document;
};

/** What graphql-js finds wrong before it asks a resolver: the document is valid, so it is in the variables. */
export const isAboutVariables = ({ path }: GraphQLError): boolean => path === undefined;
