import { PushRepository } from '../../persistence/repositories/push/PushRepository.ts';
import { SmsRepository } from '../../persistence/repositories/sms/SmsRepository.ts';
import { SmsCountRepository } from '../../persistence/repositories/sms/SmsCountRepository.ts';
import type { Context } from '../../use-cases/Context.ts';

/** As long as a deleted event is remembered, and longer than a link to unsubscribe has to work. */
const KEPT = { days: 30 };
/** No attempt is made after that. */
const TRIED = { days: 1 };

/** So long an operator may have one that was given up tried again; until then it holds the secrets that are in it. */
const REVIVABLE = { days: 7 };

/**
 * Deletes mails of events that are long over and of withdrawn responses, notifications and texts that nobody asks about,
 * and gives up those that nobody tries to send any more.
 */
export async function deleteExpiredMails({ em, mails, clock }: Context): Promise<void> {
  const now = clock.now();
  const pushes = new PushRepository(em);
  const texts = new SmsRepository(em);
  for (const { outbox } of [mails, pushes, texts]) {
    await outbox.giveUpAll(now.minus(TRIED), now);
    await outbox.blankGivenUp(now.minus(REVIVABLE));
  }
  await mails.deleteExpired(now.minus(KEPT));
  await pushes.outbox.deleteBefore(now.minus(KEPT));
  await texts.outbox.deleteBefore(now.minus(KEPT));
  await texts.deleteReceived(now);
  await new SmsCountRepository(em).deleteOld(now);
}
