import { Field, InputType } from 'type-graphql';

@InputType({
  description: 'What a browser that agreed to notifications gave out: the parts of its `PushSubscription`.',
})
export class PushSubscriptionInput {
  @Field(() => String, { description: "Its address at the browser's push service, at most 1,000 characters." })
  endpoint!: string;

  @Field(() => String, { description: 'Its public key, 65 bytes in base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Its authentication secret, 16 bytes in base64url.' })
  auth!: string;
}
