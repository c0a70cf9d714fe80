import type { Activity } from '../activity/Activity.ts';
import { ActivityRepository, type StoredActivity } from '../persistence/repositories/ActivityRepository.ts';
import type { Context } from '../use-cases/Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../use-cases/inTransaction.ts';
import type { Subscriber } from './Subscriber.ts';

/** So many are looked for at a time. */
const AT_ONCE = 100;

/**
 * Tells subscribers of what happened and they were not told of: in order for each event and poll, each once, however many
 * servers do so. A server that dies over it has told nothing, and another one does.
 * @param open opens a context for each activity
 */
export async function dispatch(open: () => Context, subscribers: readonly Subscriber[]): Promise<void> {
  const ids = await new ActivityRepository(open().em).listUndispatched(AT_ONCE);
  let count = 0;
  for (const id of ids) if (await dispatchOne(open, subscribers, id)) count++;
  if (count > 0) await dispatch(open, subscribers);
}

/** Returns false for one that another server has, or that must wait for one that another server has. */
async function dispatchOne(open: () => Context, subscribers: readonly Subscriber[], id: number): Promise<boolean> {
  try {
    return await takeOne(open(), id, async (transaction, activity) => {
      for (const subscriber of subscribers) await subscriber.on(transaction, activity);
    });
  } catch {
    // one that fails keeps nobody waiting: each is told by a job of its own, which is tried again and given up as any other
    return takeOne(open(), id, async ({ jobs }) => {
      for (const { name } of subscribers) await jobs.add('repeatActivity', { activityId: id, subscriber: name });
    });
  }
}

type Tell = (transaction: Transaction, activity: Activity) => Promise<void>;

const takeOne = (context: Context, id: number, tell: Tell): Promise<boolean> =>
  inTransaction(context, NO_TURN, async (transaction) => {
    const activities = new ActivityRepository(transaction.em);
    const taken = await activities.take(id);
    if (!taken) return false;
    await tell(transaction, activityOf(taken));
    await activities.noteDispatched(id, transaction.clock.now().toISO() ?? '');
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

const activityOf = ({ type, eventId, pollId, details }: StoredActivity): Activity =>
  ({
    type,
    ...(eventId !== null && { event: { id: eventId } }),
    ...(pollId !== null && { poll: { id: pollId } }),
    ...details,
  }) as Activity;
