import { WITHDRAWAL_GRACE } from '@quorum/domain/response/withdrawal';
import { isPast } from '@quorum/domain/event/timing';
import { lateWithdrawal, type Withdrawal } from '../messages/lateWithdrawal.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { DigestRepository, type WithdrawalNews } from '../../persistence/repositories/DigestRepository.ts';
import { instantAt } from '../../persistence/repositories/instants.ts';
import { WithdrawnRepository } from '../../persistence/repositories/organising/WithdrawnRepository.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { Transaction } from '../../use-cases/inTransaction.ts';
import { placesOfResponse } from '../../use-cases/responses/noteWithdrawal.ts';
import { ifNotTooOften, organisers } from '../audiences.ts';
import { deliverDigest, sendDigest } from './sendDigest.ts';
import { standingOf } from '../standing.ts';

// That somebody has given up a place shortly before the start, unless they are back within minutes.

/** So long, withdrawals are told in one mail: of each such time one job waits, until some minutes after the last. */
const BUNDLE_MS = 10 * 60_000;

export async function scheduleWithdrawals({ jobs, clock }: Transaction, eventId: number): Promise<void> {
  const now = clock.now();
  const bundle = Math.floor(now.toMillis() / BUNDLE_MS);
  const options = { runAt: now.plus(WITHDRAWAL_GRACE), key: `withdrawals ${eventId} ${bundle}` };
  await jobs.add('sendWithdrawals', { eventId }, options);
}

/** Those who are missing still: somebody may have come back, or have withdrawn twice. */
const missing = (
  event: ShownEvent,
  news: readonly WithdrawalNews[],
  names: ReadonlyMap<number, string>,
): Withdrawal[] => {
  const participants = new Map(event.participants.getItems().map((one) => [one.id, one]));
  const last = new Map(news.map((one) => [one.responseId, one]));
  const isBack = (response: ParticipantEntity | undefined) => response !== undefined && placesOfResponse(response) > 0;
  return [...last.values()].flatMap(({ responseId, seats }) => {
    const response = participants.get(responseId);
    return isBack(response) ? [] : [{ name: response?.name ?? names.get(responseId) ?? null, seats }];
  });
};

/** Tells an organiser who has withdrawn, some minutes after. */
export const sendWithdrawals = (context: Context, eventId: number): Promise<void> =>
  sendDigest(context, 'withdrawals', eventId, async (transaction, event, digest) => {
    const { clock, em } = transaction;
    const now = clock.now();
    const news = await new DigestRepository(em).listWithdrawals(event, digest.reportedUntil);
    // later ones have a job of their own
    const due = news.filter(({ at }) => instantAt(at).plus(WITHDRAWAL_GRACE) <= now);
    const last = due.at(-1);
    if (!last) return;
    em.assign(digest, { reportedUntil: last.id });
    const names = await new WithdrawnRepository(em).take(
      event,
      due.map(({ responseId }) => responseId),
    );
    const withdrawals = missing(event, due, names);
    if (withdrawals.length === 0 || event.status === 'CALLED_OFF' || isPast(event, now)) return;
    const limit = { limit: 'withdrawalsOfEvent', urlHash: event.urlHash } as const;
    const readers = await ifNotTooOften(transaction, organisers({ event }), limit);
    if (readers.length === 0) return;
    em.assign(digest, { reportedAt: now });
    const standing = standingOf(event, event.participants.getItems());
    await deliverDigest(transaction, {
      name: 'lateWithdrawal',
      kind: 'quorum',
      activityId: last.id,
      event,
      readers,
      composeFor: () => (surroundings) => lateWithdrawal({ event, withdrawals, ...standing }, surroundings),
    });
  });
