import { DomainError } from '@quorum/domain/errors';
import { reason } from '@quorum/domain/refusals/Reason';
import { requirePossible } from '@quorum/domain/response/plan';
import { REGULARS_MAX, regularDraft, type RegularDraft } from '@quorum/domain/series/regular';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { record } from '../../activity/record.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { RegularEntity } from '../../persistence/entities/series/RegularEntity.ts';
import { RegularRepository } from '../../persistence/repositories/series/RegularRepository.ts';
import { SeriesPageRepository } from '../../persistence/repositories/series/SeriesPageRepository.ts';
import { addAnswer } from '../answers/addAnswer.ts';
import type { Transaction } from '../inTransaction.ts';
import { respondFor } from '../responses/regulars/respondFor.ts';
import { hasEnded, requireSeries, type LedSeries } from './requireSeries.ts';

/** Holds the events of a series, and then its regulars. @throws DomainError `NOT_FOUND` */
async function lockSeries(transaction: Transaction, seriesHash: string): Promise<LedSeries> {
  const { lead, series } = await requireSeries(transaction, seriesHash);
  await transaction.events.lockSeries(lead.urlHash);
  await new SeriesPageRepository(transaction.em).lock(series);
  // it may be led by another one, or be over, since we looked
  return requireSeries(transaction, seriesHash);
}

/**
 * Gives a visitor, or the signed-in person, a standing response to a series: it answers the dates that are made, and each new one
 * when that is made.
 * @throws DomainError as `addAnswer` does, and `NOT_FOUND`; `CONFLICT` for a second one of a person, one too many, and a
 * series that is over
 */
export const joinSeries = (transaction: Transaction, seriesHash: string, input: unknown) => {
  const { em, clock } = transaction;
  const regulars = new RegularRepository(em);
  const lock = async (draft: RegularDraft) => {
    const led = await lockSeries(transaction, seriesHash);
    const { lead, series } = led;
    // only its organiser and operators get here
    if (lead.isHidden) throw new DomainError('CONFLICT', 'series.hidden');
    if (hasEnded(led)) throw new DomainError('CONFLICT', 'series.over');
    requirePossible({ ...draft, minParticipants: null, isStandby: false }, lead);
    if ((await regulars.countOf(series.id)) >= REGULARS_MAX) {
      throw new DomainError('CONFLICT', reason('series.full', { max: REGULARS_MAX }));
    }
    return { of: { urlHash: seriesHash, creatorId: lead.creatorId }, ...led };
  };
  return addAnswer(transaction, seriesHash, input, {
    schema: regularDraft,
    lock,
    async add({ series, lead }, said, owner) {
      const now = clock.now();
      const id = await regulars.insert({ ...said, ...owner, series: series.id, createdAt: now, updatedAt: now });
      const regular = id === null ? null : await regulars.find(series.id, String(id));
      if (!regular) throw new DomainError('CONFLICT', 'regular.second');
      const responses = await respondToDates(transaction, { series, lead }, regular);
      record(transaction, { type: 'regular.created', series, regular, responses });
      return { regular };
    },
  });
};

/** Has a new regular respond to the dates that are made already; one that they have responded to stays as it is, and counts. */
async function respondToDates(
  transaction: Transaction,
  { series, lead }: LedSeries,
  regular: RegularEntity,
): Promise<number[]> {
  const { em, clock, responses } = transaction;
  const now = clock.now();
  const given: number[] = [];
  for (const event of await new SeriesPageRepository(em).listUpcoming(series.id, lead, now)) {
    if (event.date <= now || event.status === 'CALLED_OFF') continue;
    const own = await ownResponse(transaction, event, regular);
    if (own !== null) {
      await new RegularRepository(em).claim(own, regular.id);
      given.push(own);
    } else if ((await responses.listPlaced(event)).length < RESPONSES_MAX) {
      given.push(...(await respondFor(transaction, event, [regular], 'DATE_BEFORE')));
    }
  }
  return given;
}

/** The person's own response to a date: by their account, or in this browser and under the same name. */
async function ownResponse(
  { responses }: Transaction,
  event: EventEntity,
  { uid, visitorDigest, name }: RegularEntity,
): Promise<number | null> {
  const isSame = (one: string) => one.toLowerCase() === name.toLowerCase();
  const own = (await responses.listOf(event)).find((one) =>
    uid === null
      ? one.uid === null && one.regular == null && one.visitorDigest === visitorDigest && isSame(one.name)
      : one.uid === uid,
  );
  return own?.id ?? null;
}
