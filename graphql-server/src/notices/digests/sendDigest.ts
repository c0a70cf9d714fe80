import type { DigestEntity } from '../../persistence/entities/DigestEntity.ts';
import { DigestRepository } from '../../persistence/repositories/DigestRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../../use-cases/Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../../use-cases/inTransaction.ts';

type Tell = (transaction: Transaction, event: ShownEvent, digest: DigestEntity) => Promise<void>;

/** Has the organiser of an event told by a digest, one server at a time. */
export const sendDigest = (
  context: Context,
  notice: DigestEntity['notice'],
  eventId: number,
  tell: Tell,
): Promise<void> =>
  inTransaction(context, NO_TURN, async (transaction) => {
    // an organiser without an address is asked for after each response, of which an event has a thousand
    if (!(await transaction.events.hasReachableOrganiser(eventId))) return;
    const event = await transaction.events.findShown(eventId);
    if (!event) return;
    await tell(transaction, event, await new DigestRepository(transaction.em).lock(notice, event));
  });
