import { statusOf } from '@quorum/domain/decision/status';
import { SAID_LONG_AGO, stillInAt } from '@quorum/domain/decision/stillIn';
import { canManageEvent } from '@quorum/domain/policies';
import { noteFigures, record } from '../../activity/record.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { addAsks, listAskable } from '../responses/asks.ts';
import { countedOfPlaces, figuresOf, placedOf } from '../responses/settleResponses.ts';

/**
 * On the morning of an event whose organiser wants it, asks people who said yes days ago whether they are still in,
 * each once. Until they confirm it, their yes counts less in the chance.
 */
export async function askStillIn(context: Context): Promise<void> {
  const { em, clock, mailing } = context;
  if (!mailing) return;
  const now = clock.now();
  const events = await new AskRepository(em).listStillInEvents(now);
  const due = events.filter((event) => stillInAt(event) <= now);
  await attemptEach(context, due, ({ id, urlHash }) =>
    inTransaction(context, [urlHash], (transaction) => askThose(transaction, id)),
  );
}

async function askThose(transaction: Transaction, id: number): Promise<void> {
  const { em, events, clock } = transaction;
  const now = clock.now();
  const locked = await events.findLocked(id);
  if (!locked?.asksStillIn || locked.status === 'CALLED_OFF' || locked.date <= now) return;
  const at = stillInAt(locked);
  // it was put off since we looked
  if (at > now) return;
  const event = await events.show(locked);
  const asked = await new AskRepository(em).askedStillIn(event, at);
  const saidLongAgo = event.participants
    .getItems()
    .filter(
      (one) =>
        statusOf(one) === 'GOING' &&
        !canManageEvent(one, event) &&
        one.updatedAt <= now.minus(SAID_LONG_AGO) &&
        !asked.has(one.id),
    );
  const people = await listAskable(transaction, event, saidLongAgo);
  if (people.length === 0) return;
  for (const one of people) em.assign(one, { isUnconfirmed: true });
  await addAsks(
    transaction,
    event,
    'STILL_IN',
    people.map((participant) => ({ participant })),
  );
  const counted = countedOfPlaces(event.participants.getItems().map(placedOf));
  noteFigures(transaction, event, figuresOf(counted, event));
  // everybody sees the lower chance from now on
  record(transaction, { type: 'event.stillInAsked', event });
}
