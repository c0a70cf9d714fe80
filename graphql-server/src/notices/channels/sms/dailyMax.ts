import { SmsCountRepository } from '../../../persistence/repositories/sms/SmsCountRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';

/** The operator is told once a day, in a transaction of its own: nothing waits for the transaction that found out. */
async function noteReached({ em, clock, smsQuota }: Context): Promise<void> {
  const now = clock.now();
  if (smsQuota.isNoted(now) || !(await new SmsCountRepository(em.fork()).takeWarning(now))) return;
  smsQuota.noteReached(now);
}

/** How many more texts may be written today. If that is fewer than `wanted`, the operator is warned. */
export async function textsLeft(context: Context, wanted: number): Promise<number> {
  const written = await new SmsCountRepository(context.em).countWritten(context.clock.now());
  const left = Math.max(0, context.smsQuota.dailyMax - written);
  if (left < wanted) await noteReached(context);
  return left;
}

/**
 * Counts one that leaves now. Where it does not leave after all, `giveBackText` takes it back.
 * @returns whether it may: several servers may have written what each of them alone may
 */
export async function takeText(context: Context): Promise<boolean> {
  const isTaken = await new SmsCountRepository(context.em).take(context.clock.now(), context.smsQuota.dailyMax);
  if (!isTaken) await noteReached(context);
  return isTaken;
}

export const giveBackText = ({ em, clock }: Context): Promise<void> => new SmsCountRepository(em).giveBack(clock.now());
