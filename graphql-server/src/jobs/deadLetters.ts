import type { JobName, LostJob } from '../gateways/JobQueue.ts';
import type { MailEntity } from '../persistence/entities/MailEntity.ts';
import type { Context } from '../use-cases/Context.ts';
import { laneOf } from '../notices/channels/mail/writeMails.ts';

type Operator = Pick<Context, 'em' | 'mails' | 'jobs'>;

/** What was given up, for an operator to look at. */
export interface DeadLetters {
  mails: MailEntity[];
  jobs: LostJob[];
}

export const listDeadLetters = async ({ mails, jobs }: Operator): Promise<DeadLetters> => ({
  mails: await mails.listGivenUp(),
  jobs: await jobs.listLost(),
});

/**
 * Has mails and jobs that were given up tried again, as if for the first time. Nothing happens to what was not given up,
 * nor to a mail whose content is not stored any more.
 */
export async function retryDeadLetters(
  { em, mails, jobs }: Operator,
  wanted: { mailIds: readonly number[]; jobIds: readonly string[] },
): Promise<{ mails: number; jobs: number }> {
  return em.transactional(async () => {
    const revived = await mails.revive(wanted.mailIds);
    await jobs.addAll<JobName & 'sendMail'>(
      'sendMail',
      revived.map((mailId) => ({ payload: { mailId }, lane: laneOf(mailId) })),
    );
    return { mails: revived.length, jobs: await jobs.retryLost(wanted.jobIds) };
  });
}
