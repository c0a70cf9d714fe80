import { Field, ID, InterfaceType } from 'type-graphql';

interface Named {
  /** Which of the types a node is of, where it was found by its identifier. */
  __typename: string;
}

@InterfaceType('Node', {
  description: 'What `node` finds by its identifier.',
  resolveType: ({ __typename }: Named) => __typename,
})
export abstract class NodeInterface {
  @Field(() => ID, {
    description: 'Identifier for `node`. It never changes, and has no other meaning.',
  })
  nodeId!: string;
}
