import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { canEditRegular, canRemoveRegular, type OwnedEvent, type OwnedResponse } from '@quorum/domain/policies';
import { requirePossible } from '@quorum/domain/response/plan';
import { regularChange } from '@quorum/domain/series/regular';
import { record } from '../../activity/record.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import type { RegularEntity } from '../../persistence/entities/series/RegularEntity.ts';
import { RegularRepository } from '../../persistence/repositories/series/RegularRepository.ts';
import { SeriesPageRepository } from '../../persistence/repositories/series/SeriesPageRepository.ts';
import { changedFields } from '../changedFields.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { judgeEarly } from '../judgeEarly.ts';
import { permit } from '../permit.ts';
import { ownershipOfRegular } from './ownershipOfRegular.ts';
import { requireSeries, type LedSeries } from './requireSeries.ts';

/** Which standing response is meant, and the proof that it is the caller's. */
export interface RegularAddress {
  seriesHash: string;
  id: string;
  responseToken?: string | null | undefined;
}

interface Found extends LedSeries {
  regular: RegularEntity;
}

async function look(context: Context, { seriesHash, id }: RegularAddress): Promise<Found> {
  const led = await requireSeries(context, seriesHash);
  const regular = await new RegularRepository(context.em).find(led.series.id, id);
  if (!regular) throw new DomainError('NOT_FOUND', 'regular.unknown');
  return { ...led, regular };
}

type May = (actor: Context['actor'], ownership: OwnedResponse, lead: OwnedEvent) => boolean;

/** Changes a standing response for one who may: judged before the series is held, and again when it is. */
async function changeJudged(
  context: Context,
  address: RegularAddress,
  may: May,
  change: (transaction: Transaction, found: Found) => void | Promise<void>,
): Promise<RegularEntity> {
  const judge = async ({ regular, lead }: Found, judged: Context) => {
    permit(
      may(context.actor, await ownershipOfRegular(judged, regular, address.responseToken), lead),
      'regular.notYours',
    );
  };
  const claims = ofNetwork('editResponse', context.actor.address, address.seriesHash);
  await context.limiter.check(claims);
  await judgeEarly(context, (apart) => look(apart, address), judge);
  return inTransaction(context, [address.seriesHash], async (transaction) => {
    const { series } = await requireSeries(transaction, address.seriesHash);
    await new SeriesPageRepository(transaction.em).lock(series);
    const found = await look(transaction, address);
    await judge(found, transaction);
    await transaction.limiter.consume(claims);
    await change(transaction, found);
    return found.regular;
  });
}

/**
 * Changes what a regular says of the dates from the next one on that is made. A response that was given stays as it is.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export const updateRegular = (context: Context, address: RegularAddress, input: unknown): Promise<RegularEntity> =>
  changeJudged(context, address, canEditRegular, (transaction, { series, lead, regular }) => {
    const said = parse(regularChange, input);
    const fields = changedFields<object>(regular, said);
    if (fields.length === 0) return;
    const plan = { likelihood: regular.likelihood, guests: regular.guests, ...said };
    requirePossible({ ...plan, minParticipants: null, isStandby: false }, lead);
    transaction.em.assign(regular, { ...said, updatedAt: transaction.clock.now() });
    record(transaction, { type: 'regular.changed', series, regular, fields });
  });

/**
 * Ends a standing response: its owner may, and the organiser of the series. The responses that it gave stay.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export const leaveSeries = (context: Context, address: RegularAddress): Promise<RegularEntity> =>
  changeJudged(context, address, canRemoveRegular, (transaction, { series, regular }) => {
    record(transaction, { type: 'regular.removed', series, regular: { id: regular.id } });
    transaction.em.remove(regular);
  });
