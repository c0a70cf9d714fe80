import type { DateTime } from 'luxon';

/** What each job is told, by its name. */
export interface JobPayloads {
  /** Makes the occurrences that are due, of every series. */
  continueSeries: Record<string, never>;
  /** Decides the events whose decision time has come. */
  decideDueEvents: Record<string, never>;
  /** Closes the polls whose voting has ended without a date. */
  closeDuePolls: Record<string, never>;
  /** Asks the undecided of events that are decided soon. */
  askUndecided: Record<string, never>;
  /** Deletes what cancelled events left behind, once nobody needs to be told any more. */
  deleteExpiredCancelled: Record<string, never>;
  /** Looks up the weather of the events that have a forecast. */
  refreshWeather: Record<string, never>;
  /** Sends one mail of the outbox. */
  sendMail: { mailId: number };
  /** Sends one notification of the outbox. */
  sendPush: { pushId: number };
  /** Sends one text of the outbox. */
  sendSms: { smsId: number };
  /** Tells an organiser of responses since the last such mail. */
  sendResponseDigest: { eventId: number };
  /** Tells an organiser whether enough people are in, if that is news. */
  sendQuorumNotice: { eventId: number };
  /** Has offers of places end whose time is over. */
  endDueOffers: Record<string, never>;
  /** Tells an organiser who has given up a place shortly before the start. */
  sendWithdrawals: { eventId: number };
  /** Asks those who said yes days ago, on the morning of the event, whether they are still in. */
  askStillIn: Record<string, never>;
  /** Notes, once a day, whether enough people will come by past attendance. */
  notePastAttendance: Record<string, never>;
  /** Reminds participants of what begins within a day. */
  remindParticipants: Record<string, never>;
  /** Tells followers of new events. */
  announceEvents: Record<string, never>;
  /** Tells followers once a day what is new. */
  sendFollowDigests: Record<string, never>;
  /** Deletes mails, notifications and texts that are no longer of use. */
  deleteExpiredMails: Record<string, never>;
  /** Deletes the keys of repeated requests and the counts of limits that are no longer of use. */
  deleteExpiredRequests: Record<string, never>;
  /** Tells a subscriber about an activity that it missed at first. */
  repeatActivity: { activityId: number; subscriber: string };
  /** Deletes activities that nobody looks at any more. */
  deleteExpiredActivities: Record<string, never>;
  /** Delivers the next that a webhook is told about something. */
  deliverWebhook: { webhookId: number; subject: string };
  /** Has delivered what is due to webhooks and has no job. */
  deliverDueWebhooks: Record<string, never>;
  /** Lets others take over the jobs of a server that died over them. */
  releaseJobs: Record<string, never>;
}

export type JobName = keyof JobPayloads;

interface JobOptions {
  /** Not before; at once when left out. */
  runAt?: DateTime;
  /** At most one job of a key waits. */
  key?: string;
  /** What a second one of that key does: takes the waiting one's place and time, or its place but not its time. */
  ifWaiting?: 'replace' | 'preserve_run_at';
  /** Jobs of a lane run one after the other, however many servers there are. */
  lane?: string;
}

/** A job that has used up its attempts. */
export interface LostJob {
  id: string;
  name: string;
  attempts: number;
  lastError: string | null;
}

/** Work for later. A job is added in the transaction that is open: it is there if the change is there, and only then. */
export interface JobQueue {
  add<Name extends JobName>(name: Name, payload: JobPayloads[Name], options?: JobOptions): Promise<void>;
  /** Lets others take over the jobs of those who took them longer ago than any job lasts, and have ended. */
  releaseAbandoned(): Promise<void>;
  /** The jobs that have used up their attempts. */
  listLost(): Promise<LostJob[]>;
  /** Resets the attempts of these jobs, makes them due, and returns their number. */
  retryLost(ids: readonly string[]): Promise<number>;
  /** Many jobs of one kind in one go. */
  addAll<Name extends JobName>(
    name: Name,
    jobs: readonly ({ payload: JobPayloads[Name] } & Pick<JobOptions, 'key' | 'lane' | 'runAt'>)[],
  ): Promise<void>;
}
