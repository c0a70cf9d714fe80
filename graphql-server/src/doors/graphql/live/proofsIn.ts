import { type GraphQLResolveInfo, Kind, valueFromASTUntyped, visit } from 'graphql';
import type { Proof } from '../../../use-cases/organising/takesPart.ts';

/** The responses that a document proves to be its reader's: fields for those who responded take a token as an argument. */
export const proofsIn = ({ operation, fragments, variableValues }: GraphQLResolveInfo): Proof[] => {
  const proofs: Proof[] = [];
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(fragments)] } as const;
  visit(document, {
    Field({ arguments: given = [] }) {
      const said = Object.fromEntries(
        given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variableValues)]),
      );
      const { participantId, responseToken } = said;
      if (typeof responseToken !== 'string') return;
      // an identifier may be written as a number as well
      if (typeof participantId !== 'string' && typeof participantId !== 'number') return;
      proofs.push({ participantId: String(participantId), responseToken });
    },
  });
  return proofs;
};
