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
    'The token that joining the series returned, or that came by mail. Left out, the signed-in person or the browser is the proof.',
};

@Resolver(() => EventObject)
export class SeriesResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Public identifier of its series. Null for a single event, once the series has ended, and where it would ' +
      'show private dates to somebody who knows none of them.',
  })
  async seriesHash(@Root() event: EventView, @Ctx() { open }: GraphQLContext): Promise<string | null> {
    return seriesHashOf(await open(), event);
  }

  @Query(() => SeriesPageObject, {
    nullable: true,
    description: 'The series with that hash, even if private. Null when there is none.',
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
      'Gives a visitor or the signed-in person a standing response: it responds to the next date at once, and to each new one when it is created.',
  })
  async joinSeries(
    @Ctx() { open, keepVisitorToken }: GraphQLContext,
    @Arg('seriesHash', () => String, SERIES_HASH) seriesHash: string,
    @Arg('input', () => JoinSeriesInput, { description: 'The person’s response to each date.' }) input: JoinSeriesInput,
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
      'Changes a standing response, from the next date that is created. For its owner only. Without a change, returns it as it is.',
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
      'Ends a standing response; the responses that it created stay. For its owner and the organisers of the series. Returns true.',
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
