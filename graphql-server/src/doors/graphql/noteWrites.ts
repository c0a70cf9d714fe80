import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './GraphQLContext.ts';

/** Of a mutation that may find what was made before: its resolver calls `noteWrite` when it has changed something. */
export const NOTES_ITS_WRITES = { notesItsWrites: true };

type Resolver = GraphQLFieldResolver<unknown, GraphQLContext>;

const noting =
  (resolve: Resolver): Resolver =>
  async (source, input, context, info) => {
    const made: unknown = await resolve(source, input, context, info);
    context.noteWrite();
    return made;
  };

/**
 * Has every mutation tell the transport that something has changed, once it has: one that is refused changes nothing, and
 * of several in a document some may be refused after others were done.
 */
export const noteWrites = (schema: GraphQLSchema): GraphQLSchema => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const field of fields) {
    if (!field.extensions.notesItsWrites) field.resolve = noting(field.resolve ?? defaultFieldResolver);
  }
  return schema;
};
