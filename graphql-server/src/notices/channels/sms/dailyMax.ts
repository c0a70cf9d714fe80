import type { DateTime } from 'luxon';
import { SmsRepository } from '../../../persistence/repositories/sms/SmsRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';

const dayOf = ({ clock }: Context): DateTime => clock.now().toUTC().startOf('day');

const noteReached = (context: Context): void => context.smsQuota.noteReached(dayOf(context).toISODate() ?? '');

/** How many texts may be written today still. Where that is fewer than `wanted`, the operator hears of it. */
export async function textsLeft(context: Context, wanted: number): Promise<number> {
  const written = await new SmsRepository(context.em).countWritten(dayOf(context));
  const left = Math.max(0, context.smsQuota.dailyMax - written);
  if (left < wanted) noteReached(context);
  return left;
}

/** Whether one that is claimed is one too many: several servers may have written what each of them alone may. */
export async function isOverDailyMax(context: Context): Promise<boolean> {
  const leaving = await new SmsRepository(context.em).countLeaving(dayOf(context), context.clock.now());
  if (leaving <= context.smsQuota.dailyMax) return false;
  noteReached(context);
  return true;
}
