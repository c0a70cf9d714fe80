import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { eraseReliability, getReliability } from '../../../../use-cases/reliability/ownReliability.ts';
import { pastAttendanceOf } from '../../../../use-cases/reliability/pastAttendance.ts';
import type { EventView } from '../../../presenters/presentEvent.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { EventObject } from '../../types/EventObject.ts';
import { AttendanceOutlookEnum, ReliabilityObject } from '../../types/organising/ReliabilityObject.ts';
import { ViewerObject } from '../../types/ViewerObject.ts';

@Resolver(() => ViewerObject)
export class ReliabilityResolver {
  @FieldResolver(() => ReliabilityObject, {
    description:
      'How often the person came, as marked by organisers. It decides in which order people are asked before a ' +
      'decision, and affects `Event.pastAttendance`.',
  })
  async reliability(@Ctx() { open }: GraphQLContext): Promise<ReliabilityObject> {
    return getReliability(await open());
  }

  @Mutation(() => Boolean, {
    description:
      "Erases the signed-in person's attendance record; each event still shows its organisers who came. Returns true.",
  })
  async eraseReliability(@Ctx() { open }: GraphQLContext): Promise<boolean> {
    await eraseReliability(await open());
    return true;
  }
}

@Resolver(() => EventObject)
export class PastAttendanceField {
  @FieldResolver(() => AttendanceOutlookEnum, {
    nullable: true,
    description:
      'Whether enough people will come by past attendance. Null for everybody but its organisers, and with fewer ' +
      'than eight responses.',
  })
  async pastAttendance(
    @Root() event: EventView,
    @Ctx() { open }: GraphQLContext,
  ): Promise<`${AttendanceOutlookEnum}` | null> {
    return pastAttendanceOf(await open(), event);
  }
}
