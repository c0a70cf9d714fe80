import type { Radius } from '@quorum/domain/follow/follow';
import { Field, ID, InputType, Int } from 'type-graphql';
import { FollowKindEnum, FollowPaceEnum } from '../types/FollowObject.ts';

@InputType({ description: 'The area around an event.' })
export class FollowNearInput {
  @Field(() => String, { description: 'Public identifier of the event whose place is the centre.' })
  urlHash!: string;

  @Field(() => Int, { description: 'How far from there, in kilometres: 10, 25 or 50.' })
  km!: Radius;
}

@InputType({ description: 'What a person stops following.' })
export class UnfollowInput {
  @Field(() => FollowKindEnum, { description: 'The kind of what is followed.' })
  kind!: FollowKindEnum;

  @Field(() => ID, { description: 'Identifier of the organiser, of an event of the series, or of the type.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'For a person without an account: their response, whose confirmed address gets the news.',
  })
  participantId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The token that the join returned. Left out, the browser that joined is the proof.',
  })
  responseToken?: string | null;
}

@InputType({ description: 'What somebody follows, and how.' })
export class FollowInput extends UnfollowInput {
  @Field(() => FollowPaceEnum, { nullable: true, description: 'Left out, at once.' })
  pace?: FollowPaceEnum | null;

  @Field(() => String, {
    nullable: true,
    description: 'The time zone for a daily digest, such as `Europe/Berlin`. Left out, that of the event.',
  })
  timeZone?: string | null;

  @Field(() => FollowNearInput, {
    nullable: true,
    description: 'For a type: the place to be near. Left out, everywhere.',
  })
  near?: FollowNearInput | null;
}
