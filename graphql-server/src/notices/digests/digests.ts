import { isPast } from '@quorum/domain/event/timing';
import { DateTime } from 'luxon';
import type { Recorded } from '../../activity/Activity.ts';
import { newResponses } from '../messages/newResponses.ts';
import { quorum } from '../messages/quorum.ts';
import type { DigestEntity } from '../../persistence/entities/DigestEntity.ts';
import { DigestRepository } from '../../persistence/repositories/DigestRepository.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { Transaction } from '../../use-cases/inTransaction.ts';
import { ifNotTooOften, organisers } from '../audiences.ts';
import { scheduleWithdrawals } from './lateWithdrawals.ts';
import type { Reader } from '../Notice.ts';
import { deliverDigest, sendDigest } from './sendDigest.ts';
import { responseDescriber, standingOf } from '../standing.ts';

// What organisers are told about all that has happened since they were told last.

/** An organiser gets a digest of responses at most that often. */
const BUNDLE_MINUTES = 10;
/** Enough or not enough is news once it has stayed so. */
const SETTLE_MINUTES = 1;

const nextBundleAt = (digest: Pick<DigestEntity, 'reportedAt'> | null, now: DateTime): DateTime =>
  digest?.reportedAt ? DateTime.max(now, digest.reportedAt.plus({ minutes: BUNDLE_MINUTES })) : now;

/** At once, or together with others once ten minutes have passed. */
async function scheduleResponses({ jobs }: Transaction, eventId: number, runAt: DateTime): Promise<void> {
  const options = { runAt, key: `answers ${eventId}`, ifWaiting: 'preserve_run_at' } as const;
  await jobs.add('sendResponseDigest', { eventId }, options);
}

async function scheduleNews(transaction: Transaction, event: { id: number }): Promise<void> {
  const digest = await new DigestRepository(transaction.em).find('responses', event);
  return scheduleResponses(transaction, event.id, nextBundleAt(digest, transaction.clock.now()));
}

/** A minute after the last change. */
async function scheduleQuorum({ clock, jobs }: Transaction, eventId: number): Promise<void> {
  const runAt = clock.now().plus({ minutes: SETTLE_MINUTES });
  await jobs.add('sendQuorumNotice', { eventId }, { runAt, key: `quorum ${eventId}` });
}

/** Has organisers told about what happened, soon, if that may be news to them. */
export async function scheduleDigests(transaction: Transaction, activity: Recorded): Promise<void> {
  const { clock, em } = transaction;
  switch (activity.type) {
    case 'event.regularsResponded':
      // to a date that was there already: at a new one, nobody is new
      if (activity.to !== 'DATE_BEFORE') return;
      return scheduleNews(transaction, activity.event);
    case 'response.created':
    case 'response.changed':
    case 'response.replied':
      if ('fields' in activity && activity.fields.length === 0) return;
      if ('by' in activity) return;
      return scheduleNews(transaction, activity.event);
    case 'response.withdrew':
      return scheduleWithdrawals(transaction, activity.event.id);
    case 'event.outcomeChanged':
      if (activity.isRuleMet !== activity.before.isRuleMet) await scheduleQuorum(transaction, activity.event.id);
      return;
    case 'event.changed':
      if ('participantThreshold' in activity.before) await scheduleQuorum(transaction, activity.event.id);
      return;
    case 'poll.scheduled': {
      // those who are told that there is a date are told how it stands
      const digest = await new DigestRepository(em).lock('quorum', activity.event);
      em.assign(digest, { isEnough: activity.isEnough, reportedUntil: activity.id, reportedAt: clock.now() });
      return;
    }
    default:
  }
}

/** Tells an organiser who has responded since they were last told. */
export const sendResponseDigest = (context: Context, eventId: number): Promise<void> =>
  sendDigest(context, 'responses', eventId, async (transaction, event, digest) => {
    const { clock, em } = transaction;
    const now = clock.now();
    const next = nextBundleAt(digest, now);
    // another server told about some while this job waited
    if (next > now) return scheduleResponses(transaction, eventId, next);
    const news = await new DigestRepository(em).listNews(event, digest.reportedUntil);
    const last = news.at(-1);
    if (!last) return;
    const joined = new Set(news.filter(({ isNew }) => isNew).map(({ responseId }) => responseId));
    const unreported = new Set(news.map(({ responseId }) => responseId));
    const participants = event.participants.getItems();
    const describe = responseDescriber(event);
    const responses = participants.filter((one) => unreported.has(one.id) && one.tokenDigest !== '');
    // their own responses are no news to organisers, but news to those they organise with
    const ofOthers = ({ uid }: Reader) =>
      responses
        .filter((one) => one.uid === null || one.uid !== uid)
        .map((one) => ({ ...describe(one), name: one.name, comment: one.comment, isNew: joined.has(one.id) }));
    em.assign(digest, { reportedUntil: last.id });
    const readers = organisers({ event }).filter((reader) => ofOthers(reader).length > 0);
    if (readers.length === 0) return;
    em.assign(digest, { reportedAt: now });
    const standing = standingOf(event, participants);
    await deliverDigest(transaction, {
      name: 'responses',
      kind: 'answers',
      activityId: last.id,
      event,
      readers,
      composeFor: (reader) => {
        const about = { event, responses: ofOthers(reader), ...standing };
        return (surroundings) => newResponses(about, surroundings);
      },
    });
  });

/** Tells an organiser that enough people are in, or no longer, if that is not what they were told last. */
export const sendQuorumNotice = (context: Context, eventId: number): Promise<void> =>
  sendDigest(context, 'quorum', eventId, async (transaction, event, digest) => {
    const { clock, em } = transaction;
    const now = clock.now();
    // of one that is decided they hear when it falls through
    if (event.status !== 'GATHERING' || isPast(event, now)) return;
    const standing = standingOf(event, event.participants.getItems());
    if (standing.isEnough === (digest.isEnough ?? false)) return;
    const readers = await ifNotTooOften(transaction, organisers({ event }), {
      limit: 'quorumsOfEvent',
      urlHash: event.urlHash,
    });
    if (readers.length === 0) return;
    em.assign(digest, {
      isEnough: standing.isEnough,
      reportedAt: now,
      reportedUntil: await new DigestRepository(em).lastActivityOf(event),
    });
    await deliverDigest(transaction, {
      name: 'quorum',
      kind: 'quorum',
      activityId: digest.reportedUntil,
      event,
      readers,
      composeFor: () => (surroundings) => quorum({ event, ...standing }, surroundings),
    });
  });
