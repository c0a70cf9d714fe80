import type { Context } from '../../../use-cases/Context.ts';

/** As long as a deleted event is remembered, and longer than a link to unsubscribe has to work. */
const KEPT = { days: 30 };
/** No attempt is made after that. */
const TRIED = { days: 1 };

/** So long an operator may have one that was given up tried again; until then it holds the secrets that are in it. */
const REVIVABLE = { days: 7 };

/** Deletes mails of events that are long over and of withdrawn responses, and gives up those that nobody tries to send any more. */
export async function deleteExpiredMails({ mails, clock }: Context): Promise<void> {
  const now = clock.now();
  await mails.giveUpAll(now.minus(TRIED), now);
  await mails.blankGivenUp(now.minus(REVIVABLE));
  await mails.deleteExpired(now.minus(KEPT));
}
