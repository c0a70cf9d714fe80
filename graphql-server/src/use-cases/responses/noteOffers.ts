import { record } from '../../activity/record.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import type { OfferChanges } from './offering.ts';

/** Records whom places are offered to, each with a link of their own, and whose offers have ended. */
export async function noteOffers(
  transaction: Transaction,
  event: { id: number },
  { offered, ended }: OfferChanges,
): Promise<void> {
  const { em, clock } = transaction;
  const asks = new AskRepository(em);
  if (ended.length > 0) {
    await asks.endPlaces(
      ended.map(({ id }) => id),
      clock.now(),
    );
    record(transaction, { type: 'event.offersEnded', event, ends: ended });
  }
  if (offered.length === 0) return;
  const createdAt = clock.now();
  const added = await asks.add(offered.map((id) => ({ participant: { id }, kind: 'PLACE', createdAt })));
  const asked = offered.map((response, at) => ({ ask: added[at]?.id ?? 0, response }));
  record(transaction, { type: 'event.placesOffered', event, asks: asked });
}
