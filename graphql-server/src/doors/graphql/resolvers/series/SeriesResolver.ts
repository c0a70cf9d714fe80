import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { leaveSeries, updateRegular } from '../../../../use-cases/regulars/changeRegular.ts';
import { getSeriesPage } from '../../../../use-cases/regulars/getSeriesPage.ts';
import { joinSeries } from '../../../../use-cases/regulars/joinSeries.ts';
import { seriesHashOf } from '../../../../use-cases/regulars/seriesHashOf.ts';
import { turnsOfSeries } from '../../../../use-cases/regulars/turnsOfSeries.ts';
import { withIdempotency } from '../../../../use-cases/withIdempotency.ts';
import type { EventView } from '../../../presenters/presentEvent.ts';
import { presentRegular, presentSeriesPage } from '../../../presenters/presentSeriesPage.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { JoinSeriesInput, UpdateRegularInput } from '../../inputs/RegularInputs.ts';
import { TAKES_KEY } from '../../keyedFields.ts';
import { EventObject } from '../../types/EventObject.ts';
import { RegularObject, RegularPayload, SeriesPageObject } from '../../types/series/SeriesPageObject.ts';

const SERIES_HASH = { description: 'Public identifier of the series.' };
const REGULAR_ID = { description: 'Identifier of the standing response.' };
const RESPONSE_TOKEN = {
  nullable: true,
  description:
    'What joining the series returned, or what came by mail. Left out, the signed-in person or the browser is the proof.',
};

@Resolver(() => EventObject)
export class SeriesResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Public identifier of the series that it is a date of; null for an event that is alone, once the series has ended, and ' +
      'where it would lead somebody to private dates who knows none.',
  })
  async seriesHash(@Root() event: EventView, @Ctx() { open }: GraphQLContext): Promise<string | null> {
    return seriesHashOf(await open(), event);
  }

  @Query(() => SeriesPageObject, {
    nullable: true,
    description: 'The series of that hash, private ones too. Null when there is none.',
  })
  async seriesByHash(
    @Ctx() { open }: GraphQLContext,
    @Arg('seriesHash', () => String, SERIES_HASH) seriesHash: string,
  ): Promise<SeriesPageObject | null> {
    const context = await open();
    const page = await getSeriesPage(context, seriesHash);
    return page && presentSeriesPage(context, page);
  }

  @Extensions(TAKES_KEY)
  @Mutation(() => RegularPayload, {
    description:
      'Gives a visitor or the signed-in person a standing response: it answers the next date at once, and each new one when it is made.',
  })
  async joinSeries(
    @Ctx() { open, keepVisitorToken }: GraphQLContext,
    @Arg('seriesHash', () => String, SERIES_HASH) seriesHash: string,
    @Arg('input', () => JoinSeriesInput, { description: 'What the person says of each date.' }) input: JoinSeriesInput,
  ): Promise<RegularPayload> {
    const context = await open();
    const turns = await turnsOfSeries(context, seriesHash);
    const call = { name: 'joinSeries', input: { seriesHash, input }, turns };
    const { visitorToken, ...joined } = await withIdempotency(context, call, async (transaction) => {
      const { regular, ...proof } = await joinSeries(transaction, seriesHash, { ...input });
      return { ...presentRegular(regular), ...proof };
    });
    if (visitorToken) keepVisitorToken(visitorToken);
    return joined;
  }

  @Mutation(() => RegularObject, {
    description:
      'Changes a standing response, from the next date on that is made. For its owner alone; without a change it says what it is.',
  })
  async updateRegular(
    @Ctx() { open }: GraphQLContext,
    @Arg('seriesHash', () => String, SERIES_HASH) seriesHash: string,
    @Arg('regularId', () => ID, REGULAR_ID) id: string,
    @Arg('input', () => UpdateRegularInput, { description: 'What to change.' }) input: UpdateRegularInput,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<RegularObject> {
    return presentRegular(await updateRegular(await open(), { seriesHash, id, responseToken }, { ...input }));
  }

  @Mutation(() => Boolean, {
    description:
      'Ends a standing response; the responses that it gave stay. For its owner and the organiser of the series. Returns true.',
  })
  async leaveSeries(
    @Ctx() { open }: GraphQLContext,
    @Arg('seriesHash', () => String, SERIES_HASH) seriesHash: string,
    @Arg('regularId', () => ID, REGULAR_ID) id: string,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<boolean> {
    await leaveSeries(await open(), { seriesHash, id, responseToken });
    return true;
  }
}
