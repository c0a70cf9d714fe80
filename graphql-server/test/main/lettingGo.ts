import { query } from '../../../packages/embedded-postgres/test/query.ts';

/**
 * Lets ten minutes pass over what a killed server holds: mails and jobs are free once they are held for longer than
 * anything takes.
 */
export const letGoOfTheDead = async (url: string): Promise<void> => {
  await query(url, `update mail set claimed_until = claimed_until - interval '10 minutes'`);
  for (const table of ['_private_jobs', '_private_job_queues']) {
    const sql = `update graphile_worker.${table} set locked_at = locked_at - interval '10 minutes'`;
    await query(url, `${sql} where locked_at is not null`);
  }
  await query(url, `select graphile_worker.add_job('releaseJobs')`);
};
