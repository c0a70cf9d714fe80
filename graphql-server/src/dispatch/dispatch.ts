import type { Recorded } from '../activity/Activity.ts';
import { ActivityRepository, type StoredActivity } from '../persistence/repositories/ActivityRepository.ts';
import type { Context } from '../use-cases/Context.ts';
import { inTransaction, NO_TURN } from '../use-cases/inTransaction.ts';
import type { Subscriber } from './Subscriber.ts';

/** So many are dispatched in one transaction. */
const AT_ONCE = 50;

/**
 * Tells subscribers what happened that they do not know yet: in order for each event and poll, each once, however many
 * servers do so. A server that dies over it has told nothing, and another one does.
 * @param open opens a context for each transaction
 */
export async function dispatch(open: () => Context, subscribers: readonly Subscriber[]): Promise<void> {
  while (await dispatchSome(open, subscribers));
}

/** Whether there was something to dispatch. */
async function dispatchSome(open: () => Context, subscribers: readonly Subscriber[]): Promise<boolean> {
  try {
    return await dispatchNext(open(), subscribers, AT_ONCE);
  } catch {
    return dispatchFirst(open, subscribers);
  }
}

/** One that fails keeps nobody waiting: each subscriber has a job for it, which is tried again and given up as any other. */
async function dispatchFirst(open: () => Context, subscribers: readonly Subscriber[]): Promise<boolean> {
  try {
    return await dispatchNext(open(), subscribers, 1);
  } catch {
    return dispatchNext(open(), subscribers.map(later), 1);
  }
}

const later = ({ name }: Subscriber): Subscriber => ({
  name,
  on: ({ jobs }, { id }) => jobs.add('repeatActivity', { activityId: id, subscriber: name }),
});

const dispatchNext = (context: Context, subscribers: readonly Subscriber[], limit: number): Promise<boolean> =>
  inTransaction(context, NO_TURN, async (transaction) => {
    const activities = new ActivityRepository(transaction.em);
    const locked = await activities.lock(limit);
    for (const stored of locked) {
      for (const subscriber of subscribers) await subscriber.on(transaction, activityOf(stored));
      // what one activity had written is there when the next reads the row again
      await transaction.em.flush();
    }
    if (locked.length === 0) return false;
    const ids = locked.map(({ id }) => id);
    await activities.noteDispatched(ids, transaction.clock.now().toISO() ?? '');
    return true;
  });

/** Tells one subscriber of an activity that it failed over before. Where both are gone by now there is nothing to do. */
export async function repeatActivity(
  context: Context,
  subscribers: readonly Subscriber[],
  { activityId, subscriber: name }: { activityId: number; subscriber: string },
): Promise<void> {
  const subscriber = subscribers.find((one) => one.name === name);
  await inTransaction(context, NO_TURN, async (transaction) => {
    const stored = await new ActivityRepository(transaction.em).find(activityId);
    if (stored) await subscriber?.on(transaction, activityOf(stored));
  });
}

/** What is stored as the number of a row. */
const ROWS: ReadonlySet<string> = new Set([
  'response',
  'voter',
  'option',
  'report',
  'from',
  'series',
  'regular',
  'message',
  'token',
  'webhook',
  'delivery',
  'phone',
]);

const activityOf = ({ id, type, eventId, pollId, details }: StoredActivity): Recorded =>
  ({
    ...Object.fromEntries(
      Object.entries(details).map(([name, value]) => [
        name,
        ROWS.has(name) && typeof value === 'number' ? { id: value } : value,
      ]),
    ),
    id,
    type,
    ...(eventId !== null && { event: { id: eventId } }),
    ...(pollId !== null && { poll: { id: pollId } }),
  }) as unknown as Recorded;
