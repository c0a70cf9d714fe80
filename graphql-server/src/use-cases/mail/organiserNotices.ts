import { isPast } from '@quorum/domain/event/timing';
import { DateTime } from 'luxon';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { newResponses } from '../../mail-templates/newResponses.ts';
import { quorum } from '../../mail-templates/quorum.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { responseDescriber } from './responseDescriber.ts';
import { standingOf } from './mailEvents.ts';
import { writeMails } from './writeMails.ts';

/** An organiser gets a digest of responses at most that often. */
const BUNDLE_MINUTES = 10;
/** Enough or not enough is news once it has stayed so. */
const SETTLE_MINUTES = 1;

const nextBundleAt = ({ responsesToldAt }: Pick<EventEntity, 'responsesToldAt'>, now: DateTime): DateTime =>
  responsesToldAt ? DateTime.max(now, responsesToldAt.plus({ minutes: BUNDLE_MINUTES })) : now;

const hasReader = ({ mailing }: Context, { creatorEmail }: Pick<EventEntity, 'creatorEmail'>) =>
  mailing !== null && creatorEmail != null;

/** Schedules a mail about new responses: at once, or together with others once ten minutes have passed. */
export async function scheduleResponseDigest(
  context: Context,
  event: Pick<EventEntity, 'id' | 'creatorEmail' | 'responsesToldAt'>,
): Promise<void> {
  const { jobs, clock } = context;
  if (!hasReader(context, event)) return;
  const runAt = nextBundleAt(event, clock.now());
  const options = { runAt, key: `answers ${event.id}`, ifWaiting: 'preserve_run_at' } as const;
  await jobs.add('sendResponseDigest', { eventId: event.id }, options);
}

/** Schedules a mail, a minute after the last change, if there are enough people now and were not, or the reverse. */
export async function noticeQuorum(context: Context, event: EventEntity): Promise<void> {
  const { jobs, clock } = context;
  if (!hasReader(context, event)) return;
  const runAt = clock.now().plus({ minutes: SETTLE_MINUTES });
  await jobs.add('sendQuorumNotice', { eventId: event.id }, { runAt, key: `quorum ${event.id}` });
}

/** Tells an organiser who has responded since they were last told. */
export async function sendResponseDigest(context: Context, eventId: number): Promise<void> {
  const { em, events, clock } = context;
  await inTransaction(context, await new TurnRepository(em).ofEvent(eventId), async (transaction) => {
    const now = clock.now();
    const event = await events.findLocked(eventId);
    if (!event?.creatorEmail) return;
    // another server told of some while this job waited
    if (nextBundleAt(event, now) > now) return scheduleResponseDigest(context, event);
    const participants = event.participants.getItems();
    const untold = participants.filter(({ news }) => news != null);
    if (untold.length === 0) return;
    const describe = responseDescriber(event);
    const newOnes = untold.map((participant) => ({
      ...describe(participant),
      name: participant.name,
      comment: participant.comment,
      isNew: participant.news === 'joined',
    }));
    await writeMails(transaction, [
      {
        kind: 'answers',
        to: event.creatorEmail,
        event,
        dedupeKey: `answers ${event.id} ${now.toMillis()}`,
        compose: (surroundings) =>
          newResponses({ event, responses: newOnes, ...standingOf(event, participants) }, surroundings),
      },
    ]);
    for (const participant of untold) participant.news = null;
    event.responsesToldAt = now;
  });
}

/** Tells an organiser that enough people are in, or no longer, if that is not what they were told last. */
export async function sendQuorumNotice(context: Context, eventId: number): Promise<void> {
  const { em, events, clock, limiter } = context;
  await inTransaction(context, await new TurnRepository(em).ofEvent(eventId), async (transaction) => {
    const now = clock.now();
    const event = await events.findLocked(eventId);
    // of one that is decided they hear when it falls through
    if (!event?.creatorEmail || event.status !== 'GATHERING' || isPast(event, now)) return;
    const standing = standingOf(event, event.participants.getItems());
    if (standing.isEnough === event.isQuorumTold) return;
    const { urlHash } = event;
    if (!(await limiter.consumeEach('quorumsOfEvent', [urlHash])).has(urlHash)) return;
    await writeMails(transaction, [
      {
        kind: 'quorum',
        to: event.creatorEmail,
        event,
        dedupeKey: `quorum ${event.id} ${now.toMillis()}`,
        compose: (surroundings) => quorum({ event, ...standing }, surroundings),
      },
    ]);
    event.isQuorumTold = standing.isEnough;
  });
}
