import { isoOf } from '@quorum/domain/isoOf';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@quorum/domain/event/constants';
import { CHANCE_POINTS_MAX } from '@quorum/domain/organising/chanceHistory';
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { atTheDoor, codeByToken } from '../../../use-cases/organising/atTheDoor.ts';
import { cameCountOf } from '../../../use-cases/organising/cameCount.ts';
import { chanceHistoryOf } from '../../../use-cases/organising/chanceHistory.ts';
import { historyOf } from '../../../use-cases/organising/history.ts';
import { listMessagesOf } from '../../../use-cases/organising/messages.ts';
import { previousDateOf } from '../../../use-cases/events/previousDate.ts';
import type { EventView } from '../../presenters/presentEvent.ts';
import type { ParticipantView } from '../../presenters/presentParticipant.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { EventMessageObject } from '../types/organising/EventMessageObject.ts';
import { ChancePointObject } from '../types/organising/ChancePointObject.ts';
import { HappeningObject } from '../types/organising/HappeningObject.ts';
import { DateTimeScalar } from '../types/scalars/DateTimeScalar.ts';
import { EventObject } from '../types/EventObject.ts';
import { ParticipantObject } from '../types/ParticipantObject.ts';

/** No list brings what is done at the door. Those who read an address read it. */
const doorOf = async (response: ParticipantView, { open }: GraphQLContext) =>
  'email' in response ? atTheDoor(await open(), response.id) : null;

@Resolver(() => ParticipantObject)
export class DoorFields {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the person came, as marked by the organisers. Null while nobody has marked it, and for everybody but the organisers.',
  })
  async attended(@Root() response: ParticipantView, @Ctx() context: GraphQLContext): Promise<boolean | null> {
    return (await doorOf(response, context))?.attended ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Twelve characters with which the person can be checked in. Null for everybody but the person and the organisers, and for a ' +
      'response from before there were codes.',
  })
  async checkInCode(
    @Root() response: ParticipantView,
    @Ctx() context: GraphQLContext,
    @Arg('responseToken', () => String, {
      nullable: true,
      description:
        'The token that the join returned, in case neither the account nor the browser of the reader is the proof.',
    })
    responseToken: string | null,
  ): Promise<string | null> {
    const seen = await doorOf(response, context);
    if (seen) return seen.checkInCode;
    return responseToken === null ? null : codeByToken(await context.open(), response.id, responseToken);
  }
}

@Resolver(() => EventObject)
export class OrganisedEventFields {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many people came, guests included. Null before the event is over, and where nobody was marked.',
  })
  async cameCount(@Root() event: EventView, @Ctx() { open }: GraphQLContext): Promise<number | null> {
    return cameCountOf(await open(), event);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'When it was planned to start before it was last moved, within the last 90 days: ISO 8601 in UTC. Null if it was not moved.',
  })
  async previousDate(@Root() event: EventView, @Ctx() { open }: GraphQLContext): Promise<string | null> {
    const date = await previousDateOf(await open(), event);
    return date && isoOf(date);
  }

  @FieldResolver(() => [EventMessageObject], {
    description:
      'Messages of the organisers, newest first. Organisers read all of them, people who responded read those to a ' +
      'group that they are in now, others none.',
  })
  async messages(
    @Root() event: EventView,
    @Ctx() { open }: GraphQLContext,
    @Arg('participantId', () => ID, {
      nullable: true,
      description:
        'A response of the reader, in case neither their account nor their browser proves that it is theirs.',
    })
    participantId: string | null,
    @Arg('responseToken', () => String, { nullable: true, description: 'What the join of that response returned.' })
    responseToken: string | null,
  ): Promise<EventMessageObject[]> {
    return listMessagesOf(await open(), event, { participantId, responseToken });
  }

  @FieldResolver(() => [HappeningObject], {
    nullable: true,
    description: 'What happened to it in the last 90 days, latest first. Null for everybody but its organisers.',
  })
  async activity(
    @Root() event: EventView,
    @Ctx() { open }: GraphQLContext,
    @Arg('first', () => Int, {
      nullable: true,
      description: `How many, at most ${PAGE_SIZE_MAX}; ${PAGE_SIZE_DEFAULT} when left out.`,
    })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Only what happened before this cursor.' })
    after: string | null,
  ): Promise<HappeningObject[] | null> {
    return historyOf(await open(), event, { first, after });
  }

  @FieldResolver(() => [ChancePointObject], {
    nullable: true,
    description: `How its chance developed in the last 90 days, oldest first, in at most ${CHANCE_POINTS_MAX} points. Null for everybody but its organisers.`,
  })
  async chanceHistory(@Root() event: EventView, @Ctx() { open }: GraphQLContext): Promise<ChancePointObject[] | null> {
    return chanceHistoryOf(await open(), event);
  }
}
