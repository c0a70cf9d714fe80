import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import {
  concatAST,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { PACKAGE_ROOT } from '../../../src/config/packageRoot.ts';
import { buildSchema } from '../../../src/doors/graphql/buildSchema.ts';
import { limitDocuments } from '../../../src/doors/graphql/limitDocuments.ts';

const WEB = path.resolve(PACKAGE_ROOT, '../web/src');

const sources = globSync('**/*.graphql', { cwd: WEB }).map((file) => readFileSync(path.join(WEB, file), 'utf8'));
const { definitions } = concatAST(sources.map((source) => parse(source, { noLocation: true })));
const operations = definitions.filter(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
);
const fragments = definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);

/** As the client sends it: each object says its type. */
const sent = (operation: OperationDefinitionNode): DocumentNode => {
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  const name = { kind: Kind.NAME, value: '__typename' } as const;
  return visit(document, {
    SelectionSet: (node, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, { kind: Kind.FIELD, name }] },
  });
};

it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
  'the operation %s of the web app is not too much',
  (_name, operation) => {
    expect(validate(buildSchema(), sent(operation), [limitDocuments])).toEqual([]);
  },
);

it('what asks for the creator of an event asks for those who organise it with them, who may do the same', () => {
  const types = new TypeInfo(buildSchema());
  const alone: string[] = [];
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions };
  const SelectionSet = ({ selections }: { selections: readonly { kind: string; name?: { value: string } }[] }) => {
    const names = selections.flatMap(({ name }) => name?.value ?? []);
    if (types.getParentType()?.name === 'Event' && names.includes('creatorId') && !names.includes('coOrganisers'))
      alone.push(names.join(' '));
  };
  visit(document, visitWithTypeInfo(types, { SelectionSet }));
  expect(alone).toEqual([]);
});
