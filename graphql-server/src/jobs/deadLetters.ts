import type { LostJob } from '../gateways/JobQueue.ts';
import { haveSent } from '../notices/channels/haveSent.ts';
import type { MailEntity } from '../persistence/entities/MailEntity.ts';
import type { PushEntity } from '../persistence/entities/push/PushEntity.ts';
import type { SmsEntity } from '../persistence/entities/sms/SmsEntity.ts';
import { PushRepository } from '../persistence/repositories/push/PushRepository.ts';
import { SmsRepository } from '../persistence/repositories/sms/SmsRepository.ts';
import type { Context } from '../use-cases/Context.ts';

type Operator = Pick<Context, 'em' | 'mails' | 'jobs'>;

/** What was given up, for an operator to look at. */
export interface DeadLetters {
  mails: MailEntity[];
  pushes: PushEntity[];
  texts: SmsEntity[];
  jobs: LostJob[];
}

export const listDeadLetters = async ({ em, mails, jobs }: Operator): Promise<DeadLetters> => ({
  mails: await mails.outbox.listGivenUp(),
  pushes: await new PushRepository(em).outbox.listGivenUp(),
  texts: await new SmsRepository(em).outbox.listGivenUp(),
  jobs: await jobs.listLost(),
});

/** By their numbers. */
export interface WantedLetters {
  mails: readonly number[];
  pushes: readonly number[];
  texts: readonly number[];
  jobs: readonly string[];
}

/**
 * Has mails, notifications, texts and jobs that were given up tried again, as if for the first time. Nothing happens to what
 * was not given up, nor to something whose content is not stored any more.
 */
export async function retryDeadLetters(
  { em, mails, jobs }: Operator,
  wanted: WantedLetters,
): Promise<Record<keyof WantedLetters, number>> {
  return em.transactional(async () => {
    const again = async (outbox: Parameters<typeof haveSent>[1], ids: readonly number[]) => {
      await haveSent(
        jobs,
        outbox,
        ids.map((id) => ({ id })),
      );
      return ids.length;
    };
    return {
      mails: await again('mail', await mails.outbox.revive(wanted.mails)),
      pushes: await again('push', await new PushRepository(em).outbox.revive(wanted.pushes)),
      texts: await again('sms', await new SmsRepository(em).outbox.revive(wanted.texts)),
      jobs: await jobs.retryLost(wanted.jobs),
    };
  });
}
