import { statusOf } from '@quorum/domain/decision/status';
import { isMessageFor, messageDraft, type MessageGroup } from '@quorum/domain/organising/messages';
import { parse } from '@quorum/domain/parse';
import { canManageEvent, readsAsOrganiser, type OwnedEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import type { EventMessageEntity } from '../../persistence/entities/organising/EventMessageEntity.ts';
import { theEvent } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { judgeEarly } from '../judgeEarly.ts';
import { claimNews } from '../newsClaims.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { ownResponsesTo, type Proof } from './takesPart.ts';

/** A message as its readers see it. */
export interface MessageView {
  id: number;
  text: string;
  group: MessageGroup;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

const viewOf = ({ id, text, audience: group, createdAt }: EventMessageEntity): MessageView => ({
  id,
  text,
  group,
  createdAt: createdAt.toUTC().toJSDate().toISOString(),
});

const judgeFor =
  ({ actor }: Pick<Context, 'actor'>) =>
  (event: OwnedEvent): void => {
    permit(canManageEvent(actor, event), 'event.notYoursToTell');
  };

/** Refuses, before anything is held, who may not write. @throws DomainError as `sendMessage` does */
export async function judgeSending(context: Context, urlHash: string): Promise<void> {
  requireSignedIn(context.actor);
  await judgeEarly(context, theEvent(urlHash).look, judgeFor(context));
}

/**
 * Writes to those who responded, or to a group of them: each is told in the ways they chose, and reads it on the event's page.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`; `RATE_LIMITED` for a third message in a day
 */
export async function sendMessage(transaction: Transaction, urlHash: string, input: unknown): Promise<MessageView> {
  const { actor, clock, events, limiter, mailing, responses } = transaction;
  const { text, group } = parse(messageDraft, input);
  const event = await events.requireLocked(urlHash);
  judgeFor(transaction)(event);
  await limiter.consume([{ limit: 'messagesOfEvent', key: urlHash }]);
  if (mailing) await claimNews(transaction, event, await responses.reachOf(event));
  const message = await responses.messages.add(event, { authorUid: actor.uid, text, group, createdAt: clock.now() });
  record(transaction, { type: 'event.messageSent', event, message });
  return viewOf(message);
}

/**
 * What organisers wrote about an event that the reader may see, newest first. Organisers read all; those who responded read
 * what is for a group that they are in now.
 */
export async function listMessagesOf(
  context: Context,
  event: OwnedEvent & { id: number },
  proof: Proof = {},
): Promise<MessageView[]> {
  const { messages } = context.responses;
  if (readsAsOrganiser(context.actor, event)) return (await messages.listOf(event)).map(viewOf);
  const own = (await ownResponsesTo(context, event, proof)).map((response) => ({
    status: statusOf(response),
    isHidden: response.isHidden,
  }));
  if (own.length === 0) return [];
  return (await messages.listOf(event)).map(viewOf).filter((message) => isMessageFor(own, message));
}

/** The same of the event with that hash. @throws DomainError `NOT_FOUND` */
export const listMessages = async (context: Context, urlHash: string, proof: Proof): Promise<MessageView[]> =>
  listMessagesOf(context, await context.events.requireVisible(urlHash), proof);
