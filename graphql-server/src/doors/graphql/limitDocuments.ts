import { GraphQLError, type ValidationRule } from 'graphql';
import { DOCUMENT_LIMITS as LIMITS } from './documentLimits.ts';
import { measureDocument, type Measure } from './measureDocument.ts';

/** Each limit with the sentence for a document that goes beyond it. */
const SENTENCES: Record<keyof Measure, (found: number) => string> = {
  depth: (found) => `The fields of this document are nested ${found} levels deep; at most ${LIMITS.depth} are answered`,
  introspectionDepth: (found) =>
    `The introspection of this document is nested ${found} levels deep; at most ${LIMITS.introspectionDepth} are answered`,
  aliases: (found) => `This document has ${found} aliases; at most ${LIMITS.aliases} are answered`,
  directives: (found) => `This document has ${found} directives; at most ${LIMITS.directives} are answered`,
  cost: () => 'This document asks for too much at once. Please ask for fewer fields or smaller pages',
};

/** Refuses documents that would cost more to execute than any honest one; `extensions.limit` says which limit it was. */
export const limitDocuments: ValidationRule = (context) => ({
  Document(document) {
    for (const measure of measureDocument(context.getSchema(), document)) {
      for (const [name, sentence] of Object.entries(SENTENCES)) {
        const limit = name as keyof Measure;
        if (measure[limit] <= LIMITS[limit]) continue;
        context.reportError(new GraphQLError(sentence(measure[limit]), { extensions: { limit } }));
      }
    }
  },
});
