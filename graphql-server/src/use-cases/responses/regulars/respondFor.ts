import { guestsAt } from '@quorum/domain/series/regular';
import { pick } from '@quorum/domain/pick';
import { noteFigures, record } from '../../../activity/record.ts';
import { addressDigest } from '../../../gateways/addressDigest.ts';
import { ParticipantEntity, type EventEntity } from '../../../persistence/entities/EventEntity.ts';
import type { RegularEntity } from '../../../persistence/entities/series/RegularEntity.ts';
import { RegularRepository } from '../../../persistence/repositories/series/RegularRepository.ts';
import { SeriesPageRepository } from '../../../persistence/repositories/series/SeriesPageRepository.ts';
import { seriesIdOf } from '../../../persistence/repositories/SeriesRepository.ts';
import { PERSON } from '../../answers/person.ts';
import type { Transaction } from '../../inTransaction.ts';
import { noteOffers } from '../noteOffers.ts';
import { noteOutcome } from '../responses.ts';
import { outcomeOf, settleResponses } from '../settleResponses.ts';

/**
 * Has regulars respond to a date of their series, in the order in which they became that: under capacity and waitlist as
 * everybody. The transaction holds the event, or has made it, and holds the series.
 * @returns the numbers of the responses
 */
export async function respondFor(
  transaction: Transaction,
  event: EventEntity,
  regulars: readonly RegularEntity[],
  to: 'NEW_DATE' | 'DATE_BEFORE',
): Promise<number[]> {
  const { em, clock, events, responses } = transaction;
  if (regulars.length === 0) return [];
  const now = clock.now();
  const before = outcomeOf(await responses.listPlaced(event), event);
  await em.insertMany(
    ParticipantEntity,
    regulars.map((regular) => ({
      ...pick(regular, [...PERSON, 'likelihood']),
      event: event.id,
      regular: regular.id,
      guests: guestsAt(regular.guests, event),
      minParticipants: null,
      definiteAt: null,
      createdAt: now,
      updatedAt: now,
    })),
  );
  // of many rows `insertMany` answers the number of the first alone
  const ids = await new RegularRepository(em).responsesTo(event, regulars);
  await carryOn(transaction, event, ids);
  const settled = settleResponses(await responses.listPlaced(event), event, now);
  await responses.setPlaces(settled.places);
  noteFigures(transaction, event, settled.figures);
  await noteOffers(transaction, event, settled.offers);
  record(transaction, { type: 'event.regularsResponded', event, responses: ids, to });
  const ofOthers = settled.changes.filter(({ id }) => !ids.includes(id));
  await em.flush();
  await noteOutcome(transaction, await events.show(event), { before, now: settled.outcome }, ofOthers);
  return ids;
}

/** How they are told stays as it was for the date before: by which devices, about what, and not at all. */
async function carryOn(transaction: Transaction, event: EventEntity, responses: readonly number[]): Promise<void> {
  const regulars = new RegularRepository(transaction.em);
  const all = await regulars.listBefore(event, responses);
  if (all.length === 0) return;
  await regulars.carryWays(all);
  for (const urlHash of new Set(all.map((one) => one.urlHash))) {
    const addresses = all.flatMap((one) => (one.urlHash === urlHash && one.email !== null ? [one.email] : []));
    const digests = addresses.map((address) => addressDigest(transaction, address));
    await transaction.mails.copyUnsubscribed(urlHash, event.urlHash, digests);
  }
}

/** Has all regulars of a series respond to a date that was just made. */
export async function respondToNewDate(transaction: Transaction, event: EventEntity): Promise<void> {
  const id = seriesIdOf(event);
  await new SeriesPageRepository(transaction.em).lock({ id });
  const regulars = new RegularRepository(transaction.em);
  await regulars.confirmAddresses(id);
  await respondFor(transaction, event, await regulars.listOf(id), 'NEW_DATE');
}
