import { Field, ObjectType } from 'type-graphql';

@ObjectType('Viewer', { description: 'The signed-in person, as the identity provider knows them.' })
export class ViewerObject {
  @Field(() => String, { description: 'Identifier of the person at the identity provider.' })
  uid!: string;

  @Field(() => String, { nullable: true, description: 'The name to show.' })
  displayName!: string | null;

  @Field(() => String, { nullable: true, description: "The person's address." })
  email!: string | null;

  @Field(() => String, { nullable: true, description: "Address of the person's picture." })
  photoURL!: string | null;

  @Field(() => Boolean, { description: 'Whether the person reads reports, and hides events and polls.' })
  isOperator!: boolean;
}
