import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { PlainJoin } from '../../persistence/repositories/ResponseRepository.ts';
import type { Context } from '../Context.ts';
import { gathering } from '../gathering.ts';
import { isNews } from '../mail/announceResponses.ts';
import { noticeAnswers } from '../mail/organiserNotices.ts';
import type { JoinGatherer } from './JoinGatherer.ts';

/** Longer than a statement may take: one that does has lost its connection, which may take minutes to be noticed. */
const LIMITS = { items: 100, patience: 6_000 };

type Told = EventEntity | null;

/** Of each join the event whose organiser is to hear of it. */
const findTold = async (context: Context, joins: readonly PlainJoin[]): Promise<Told[]> => {
  if (!context.mailing) return joins.map(() => null);
  const found = await context.em.find(EventEntity, { urlHash: { $in: joins.map(({ urlHash }) => urlHash) } });
  const events = new Map(found.map((event) => [event.urlHash, event]));
  return joins.map(({ urlHash, response }) => {
    const event = events.get(urlHash);
    return event && isNews(context, event, response) ? event : null;
  });
};

/** Adds them, and has the organisers told of what was added. */
const addAndTell = (context: Context, joins: readonly PlainJoin[], told: readonly Told[]) =>
  context.em.transactional(async () => {
    const news = joins.map((join, index) => {
      return told[index] ? { ...join, response: { ...join.response, news: 'joined' as const } } : join;
    });
    const ids = await context.responses.addTogether(news, RESPONSES_MAX);
    const events = new Set(told.filter((_, index) => ids[index] != null));
    for (const event of events) if (event) await noticeAnswers(context, event);
    return ids;
  });

const addAll = async (context: Context, joins: readonly PlainJoin[]) => {
  const told = await findTold(context, joins);
  // without news it is one statement, and its own transaction
  if (told.every((event) => event === null)) return context.responses.addTogether(joins, RESPONSES_MAX);
  return addAndTell(context, joins, told);
};

/** PostgreSQL has refused a statement for what it says, or to untangle it from another: nothing was done, for certain. */
const REFUSED = /^(22|23|40)/;

const wasRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSED.test(String(error.code));

/** @param open a context of nobody in particular */
export const gatherJoins = (open: () => Context): JoinGatherer => ({
  add: gathering(async (joins) => {
    try {
      return await addAll(open(), joins);
    } catch (error) {
      // each of them alone then, so that one does not spoil it for the others
      if (wasRefused(error)) return joins.map(() => null);
      throw error;
    }
  }, LIMITS),
});
