import { COUNTED_DATES_MAX } from '@quorum/domain/series/attendance';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { attendanceOfSeries } from '../../../../use-cases/organising/seriesAttendance.ts';
import { presentAttendance } from '../../../presenters/presentAttendance.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { SeriesAttendanceObject } from '../../types/series/SeriesAttendanceObject.ts';
import { SeriesPageObject } from '../../types/series/SeriesPageObject.ts';

@Resolver(() => SeriesPageObject)
export class SeriesPageFields {
  @FieldResolver(() => SeriesAttendanceObject, {
    nullable: true,
    description: `How often each person came, counted over its latest ${COUNTED_DATES_MAX} dates. Null for everybody but its organisers.`,
  })
  async attendance(
    @Root() { seriesHash }: SeriesPageObject,
    @Ctx() { open }: GraphQLContext,
  ): Promise<SeriesAttendanceObject | null> {
    const attendance = await attendanceOfSeries(await open(), seriesHash);
    return attendance && presentAttendance(attendance);
  }
}
