import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The keys of a browser, as its `PushSubscription` has them in JSON.' })
export class PushKeysInput {
  @Field(() => String, { description: 'Its public key, 65 bytes in base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Its authentication secret, 16 bytes in base64url.' })
  auth!: string;
}

@InputType({ description: 'A response that a device is notified about.' })
export class NotifiedResponseInput {
  @Field(() => ID, { description: 'Identifier of the response.' })
  participantId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The token that the join returned. Left out, the signed-in person or the browser that joined is the proof.',
  })
  responseToken?: string | null;
}

@InputType({ description: 'A browser that allowed notifications, and what it is notified about.' })
export class PushSubscriptionInput {
  @Field(() => String, { description: "Its address at the browser's push service, at most 1,000 characters." })
  endpoint!: string;

  @Field(() => PushKeysInput, { description: 'To encrypt what is sent to it.' })
  keys!: PushKeysInput;

  @Field(() => [NotifiedResponseInput], {
    nullable: true,
    description: 'The responses that it is notified about from now on. Left out, those of the signed-in person.',
  })
  responses?: NotifiedResponseInput[] | null;
}
