import type { AskKind, AskReply } from '@quorum/domain/decision/ask';
import { waysFor } from '@quorum/domain/notifications/preferences';
import { reachable } from '@quorum/domain/response/reachable';
import type { Asked } from '../../activity/Activity.ts';
import { record } from '../../activity/record.ts';
import { addressDigest } from '../../gateways/addressDigest.ts';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import { EVERYTHING } from '../../persistence/repositories/MailRepository.ts';
import { PreferencesRepository } from '../../persistence/repositories/notifications/PreferencesRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';

export type Reachable = ParticipantEntity & { email: string };

/** Somebody to ask, and what their reply would change. */
export interface Ask extends Pick<Asked, 'withThem' | 'withoutThem'> {
  participant: ParticipantEntity;
}

/** Those among participants who left an address, and want to be asked about the event: one for each address. */
export async function listAskable(
  context: Context,
  event: EventEntity,
  participants: readonly ParticipantEntity[],
): Promise<Reachable[]> {
  const addressed = reachable(participants.filter(({ isHidden }) => !isHidden));
  const digestOf = ({ email }: Reachable) => addressDigest(context, email);
  const unwanted = await context.mails.unwantedBy(addressed.map(digestOf), [EVERYTHING, event.urlHash]);
  const told = addressed.map(({ id, uid }) => ({ responseId: id, uid }));
  const preferencesFor = await new PreferencesRepository(context.em).preferencesFor(event.urlHash, told);
  const isWanted = ({ id, uid }: Reachable) => waysFor('asked', preferencesFor({ responseId: id, uid })).length > 0;
  return addressed.filter((participant) => !unwanted.has(digestOf(participant)) && isWanted(participant));
}

/** Asks people; each is told by a link of their own. */
export async function addAsks(
  transaction: Transaction,
  event: EventEntity,
  kind: AskKind,
  people: readonly Ask[],
): Promise<void> {
  if (people.length === 0) return;
  const { em, clock } = transaction;
  const createdAt = clock.now();
  const asks = await new AskRepository(em).add(people.map(({ participant }) => ({ participant, kind, createdAt })));
  const asked = people.map(({ participant, ...chances }, at) => ({
    ask: asks[at]?.id ?? 0,
    response: participant.id,
    ...chances,
  }));
  record(transaction, { type: 'event.asked', event, kind, asks: asked });
}

interface Replied {
  ask: AskEntity;
  response: ParticipantEntity;
  reply: AskReply;
  /** What it changed of the response. */
  fields?: readonly string[];
}

/** Notes that somebody replied to what they were asked, or that what they did otherwise is a reply to it. */
export function noteReply(
  transaction: Transaction,
  event: EventEntity,
  { ask, response, reply, fields = [] }: Replied,
): void {
  const { em, clock } = transaction;
  new AskRepository(em).noteReply(ask, reply, clock.now());
  record(transaction, { type: 'response.replied', event, response, kind: ask.kind, reply, fields });
}
