import type { JobName } from '../gateways/JobQueue.ts';

/** What runs by the clock: once in each minute, hour or day, in one of the replicas (crontab(5), in UTC). */
const SCHEDULE: Partial<Record<JobName, string>> = {
  continueSeries: '* * * * *',
  decideDueEvents: '* * * * *',
  closeDuePolls: '* * * * *',
  askUndecided: '* * * * *',
  endDueOffers: '* * * * *',
  askStillIn: '*/5 * * * *',
  deleteExpiredCancelled: '17 3 * * *',
  notePastAttendance: '*/20 * * * *',
  remindParticipants: '*/5 * * * *',
  announceEvents: '* * * * *',
  sendFollowDigests: '*/10 * * * *',
  deleteExpiredMails: '47 3 * * *',
  deleteExpiredRequests: '7 * * * *',
  deleteExpiredActivities: '27 3 * * *',
  deliverDueWebhooks: '* * * * *',
  releaseJobs: '* * * * *',
  refreshWeather: '*/15 * * * *',
};

/** The schedule in graphile-worker's crontab format; a run that was missed is made up for by the next one. */
export const CRONTAB = Object.entries(SCHEDULE)
  .map(([name, when]) => `${when} ${name} ?jobKey=${name}&max=3`)
  .join('\n');
