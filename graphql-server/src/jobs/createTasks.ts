import type { JobName, JobPayloads } from '../gateways/JobQueue.ts';
import { repeatActivity } from '../dispatch/dispatch.ts';
import type { Subscriber } from '../dispatch/Subscriber.ts';
import { traced } from '../gateways/tracing/traced.ts';
import type { Context } from '../use-cases/Context.ts';
import { askUndecided } from '../use-cases/asking/askUndecided.ts';
import { endDueOffers } from '../use-cases/asking/endDueOffers.ts';
import { deletePlainCalendarSecrets } from '../use-cases/calendar/calendarFeed.ts';
import { continueSeries } from '../use-cases/events/continueSeries.ts';
import { decideDueEvents } from '../use-cases/events/decision/decideDueEvents.ts';
import { deleteExpiredCancelled } from '../use-cases/events/deleteExpiredCancelled.ts';
import { deleteExpiredActivities, deleteExpiredRequests } from '../use-cases/deleteExpired.ts';
import { deleteExpiredMails } from '../notices/channels/deleteExpired.ts';
import { sendResponseDigest, sendQuorumNotice } from '../notices/digests/digests.ts';
import { askStillIn } from '../use-cases/asking/askStillIn.ts';
import { remindParticipants } from '../use-cases/events/remindParticipants.ts';
import { sendWithdrawals } from '../notices/digests/lateWithdrawals.ts';
import { sendMail } from '../notices/channels/mail/sendMail.ts';
import { announceEvents } from '../use-cases/follow/announceEvents.ts';
import { deleteEndedFollows, sendFollowDigests } from '../use-cases/follow/sendFollowDigests.ts';
import { sendPush } from '../notices/channels/push/sendPush.ts';
import { sendSms } from '../notices/channels/sms/sendSms.ts';
import { closeDuePolls } from '../use-cases/polls/closeDuePolls.ts';
import { renewTallies } from '../use-cases/polls/renewTallies.ts';
import { deleteEndedRegulars, endRegulars } from '../use-cases/regulars/endRegulars.ts';
import { deliverDueWebhooks } from '../use-cases/webhooks/deliverLater.ts';
import { deliverWebhook } from '../webhooks/deliverWebhook.ts';
import { notePastAttendance } from '../use-cases/reliability/pastAttendance.ts';
import { refreshWeather } from '../use-cases/weather/refreshWeather.ts';

/** How a job ended. One that failed is tried again later, if it has not used up its attempts. */
export interface Ended {
  outcome: 'done' | 'failed';
  seconds: number;
}

export type Tasks = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** What each job does: it opens a context of nobody's and calls a use-case. A new job does not compile without one. */
export const createTasks = (open: () => Context, subscribers: readonly Subscriber[]): Tasks => ({
  continueSeries: async () => {
    await continueSeries(open());
    await endRegulars(open());
  },
  decideDueEvents: () => decideDueEvents(open()),
  closeDuePolls: async () => {
    await closeDuePolls(open());
    await renewTallies(open());
  },
  askUndecided: () => askUndecided(open()),
  endDueOffers: () => endDueOffers(open()),
  sendWithdrawals: ({ eventId }) => sendWithdrawals(open(), eventId),
  deleteExpiredCancelled: async () => {
    await deleteExpiredCancelled(open());
    await deletePlainCalendarSecrets(open());
  },
  refreshWeather: () => refreshWeather(open()),
  sendMail: ({ mailId }) => sendMail(open(), mailId),
  sendPush: ({ pushId }) => sendPush(open(), pushId),
  sendSms: ({ smsId }) => sendSms(open(), smsId),
  sendResponseDigest: ({ eventId }) => sendResponseDigest(open(), eventId),
  sendQuorumNotice: ({ eventId }) => sendQuorumNotice(open(), eventId),
  askStillIn: () => askStillIn(open()),
  notePastAttendance: () => notePastAttendance(open()),
  remindParticipants: () => remindParticipants(open()),
  announceEvents: () => announceEvents(open()),
  sendFollowDigests: () => sendFollowDigests(open()),
  deleteExpiredMails: async () => {
    await deleteExpiredMails(open());
    await deleteEndedFollows(open());
    await deleteEndedRegulars(open());
  },
  deleteExpiredRequests: () => deleteExpiredRequests(open()),
  deliverWebhook: (payload) => deliverWebhook(open(), payload),
  deliverDueWebhooks: () => deliverDueWebhooks(open()),
  repeatActivity: (payload) => repeatActivity(open(), subscribers, payload),
  deleteExpiredActivities: () => deleteExpiredActivities(open()),
  releaseJobs: () => open().jobs.releaseAbandoned(),
});

/** The same tasks, each a span of its own, with somebody who hears how each job ends, and how long it took. */
export const observed = (tasks: Tasks, onEnd: (job: string, ended: Ended) => void): Tasks =>
  Object.fromEntries(
    Object.entries<(payload: never) => Promise<void>>(tasks).map(([job, task]) => [
      job,
      async (payload: never) => {
        const begun = performance.now();
        const ended = (outcome: Ended['outcome']) =>
          onEnd(job, { outcome, seconds: (performance.now() - begun) / 1_000 });
        try {
          await traced(`job ${job}`, () => task(payload));
          ended('done');
        } catch (error) {
          ended('failed');
          throw error;
        }
      },
    ]),
  ) as Tasks;
