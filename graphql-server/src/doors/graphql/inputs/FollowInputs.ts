import type { Radius } from '@quorum/domain/follow/follow';
import { Field, ID, InputType, Int } from 'type-graphql';
import { FollowKindEnum, FollowPaceEnum } from '../types/FollowObject.ts';

@InputType({ description: 'The surroundings of an event.' })
export class FollowNearInput {
  @Field(() => String, { description: 'Identifier in links of the event whose place is the centre.' })
  urlHash!: string;

  @Field(() => Int, { description: 'How far from there, in kilometres: 10, 25 or 50.' })
  km!: Radius;
}

@InputType({ description: 'What somebody follows no longer.' })
export class UnfollowInput {
  @Field(() => FollowKindEnum, { description: 'What it is.' })
  kind!: FollowKindEnum;

  @Field(() => ID, { description: 'Identifier of the organiser, of an event of the series, or of the type.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'For somebody without an account: their response, whose confirmed address gets the news.',
  })
  participantId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the join returned. Left out, the browser that joined is the proof.',
  })
  responseToken?: string | null;
}

@InputType({ description: 'What somebody follows, and how.' })
export class FollowInput extends UnfollowInput {
  @Field(() => FollowPaceEnum, { nullable: true, description: 'At once, if left out.' })
  pace?: FollowPaceEnum | null;

  @Field(() => String, {
    nullable: true,
    description: 'In which the day of a daily digest ends, such as `Europe/Berlin`; where the event is, if left out.',
  })
  timeZone?: string | null;

  @Field(() => FollowNearInput, { nullable: true, description: 'Of a type: near where; everywhere, if left out.' })
  near?: FollowNearInput | null;
}
