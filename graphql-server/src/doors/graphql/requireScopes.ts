import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './GraphQLContext.ts';

type Resolve = GraphQLFieldResolver<unknown, GraphQLContext>;

const requiringScope =
  (name: string, resolve: Resolve): Resolve =>
  (source, args, context, info): unknown =>
    context.requireScope
      ? context.requireScope(name).then(() => resolve(source, args, context, info))
      : resolve(source, args, context, info);

/** Has each field of a query and of a mutation require that a token is for it, however a document comes to it. */
export const requireScopes = (schema: GraphQLSchema): GraphQLSchema => {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const [name, field] of Object.entries(root?.getFields() ?? {}))
      if (field.resolve) field.resolve = requiringScope(name, field.resolve as Resolve);
  return schema;
};
