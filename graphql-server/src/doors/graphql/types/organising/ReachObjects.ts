import { Field, Int, ObjectType } from 'type-graphql';
import { EVENT_REACH, POLL_REACH } from '../../../texts/reachTexts.ts';
import { PLAIN } from '../plain.ts';

@ObjectType('EventReach', {
  ...PLAIN,
  description: 'How many people an organiser’s news of an event would reach now, in the ways that each has chosen.',
})
export class EventReachObject {
  @Field(() => Int, { description: EVENT_REACH.decision })
  decision!: number;

  @Field(() => Int, { description: EVENT_REACH.changes })
  changes!: number;
}

@ObjectType('PollReach', {
  ...PLAIN,
  description:
    'How many of those who voted an organiser’s news of a poll would reach now, in the ways that each has chosen.',
})
export class PollReachObject {
  @Field(() => Int, { description: POLL_REACH.ended })
  ended!: number;

  @Field(() => Int, { description: POLL_REACH.moved })
  moved!: number;

  @Field(() => Int, { description: POLL_REACH.scheduled })
  scheduled!: number;
}
