import type { DigestEntity } from '../../persistence/entities/DigestEntity.ts';
import { DigestRepository } from '../../persistence/repositories/DigestRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { Letter, Notification, Reader } from '../Notice.ts';
import { waysOfPeople, waysOfResponses } from '../otherWays.ts';
import { deliver } from '../ways.ts';
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
    // an organiser whom nothing reaches is asked for after each response, of which an event has a thousand
    if (!(await new DigestRepository(transaction.em).hasReachableOrganiser(eventId))) return;
    const event = await transaction.events.findShown(eventId);
    if (!event) return;
    await tell(transaction, event, await new DigestRepository(transaction.em).lock(notice, event));
  });

interface Digest extends Pick<Notification, 'name' | 'kind' | 'activityId'> {
  event: ShownEvent;
  readers: readonly Reader[];
  composeFor: (reader: Reader) => Letter['compose'];
}

/** Has organisers told, by the ways that reach each of them. */
export async function deliverDigest(transaction: Transaction, { event, readers, composeFor, ...about }: Digest) {
  const { phones } = await waysOfResponses(transaction, event);
  const waysOf = await waysOfPeople(transaction, readers, { event, phones });
  const letters = readers.map((reader) => ({ reader, ...waysOf(reader), compose: composeFor(reader) }));
  await deliver(transaction, { ...about, subject: { event }, letters });
}
