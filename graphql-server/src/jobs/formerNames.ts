import type { JobName } from '../gateways/JobQueue.ts';
import type { Tasks } from './createTasks.ts';

/** Names of jobs that servers of the release before have queued, and queue while both releases run. */
const FORMER_NAMES: Record<string, JobName> = {
  tellOfAnswers: 'sendResponseDigest',
  tellOfQuorum: 'sendQuorumNotice',
  forgetCancelled: 'deleteExpiredCancelled',
  forgetMails: 'deleteExpiredMails',
  forgetRequests: 'deleteExpiredRequests',
};

/** The tasks under their names and under their former ones. */
export const withFormerNames = (tasks: Tasks): Record<string, Tasks[JobName]> => ({
  ...tasks,
  ...Object.fromEntries(Object.entries(FORMER_NAMES).map(([former, name]) => [former, tasks[name]])),
});
