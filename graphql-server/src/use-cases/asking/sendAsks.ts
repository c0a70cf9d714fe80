import type { AskKind, AskReply } from '@quorum/domain/decision/ask';
import { record } from '../../activity/record.ts';
import type { Message } from '../../mail-templates/Content.ts';
import type { Surroundings } from '../../mail-templates/MailEvent.ts';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import { EVERYTHING } from '../../persistence/repositories/MailRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { addressDigest } from '../mail/addressDigest.ts';
import { reachable } from '../mail/mailEvents.ts';
import { writeMails } from '../mail/writeMails.ts';

export type Reachable = ParticipantEntity & { email: string };

/** One mail that asks somebody. */
export interface Ask {
  participant: Reachable;
  compose: (surroundings: Surroundings & { answerUrl: string }) => Message;
}

/** Those among participants who left an address, and want mail about the event: one for each address. */
export async function listAskable(
  context: Context,
  event: EventEntity,
  participants: readonly ParticipantEntity[],
): Promise<Reachable[]> {
  const addressed = reachable(participants.filter(({ isHidden }) => !isHidden));
  const digestOf = ({ email }: Reachable) => addressDigest(context, email);
  const unwanted = await context.mails.unwantedBy(addressed.map(digestOf), [EVERYTHING, event.urlHash]);
  return addressed.filter((participant) => !unwanted.has(digestOf(participant)));
}

/** Asks people by a mail each, with a link of their own. */
export async function sendAsks(
  transaction: Transaction,
  event: EventEntity,
  kind: AskKind,
  asks: readonly Ask[],
): Promise<void> {
  const { em, tokens, clock } = transaction;
  const withToken = asks.map((ask) => ({ ...ask, token: tokens.secret() }));
  await new AskRepository(em).add(
    withToken.map(({ participant, token }) => ({
      participant,
      kind,
      tokenDigest: tokens.digest(token),
      createdAt: clock.now(),
    })),
  );
  for (const { participant } of asks) {
    record(transaction, { type: 'response.asked', event, response: participant, kind });
  }
  await writeMails(
    transaction,
    withToken.map(({ participant, token, compose }) => ({
      kind: 'asked',
      to: participant.email,
      event,
      participant,
      dedupeKey: `asked ${tokens.digest(token)}`,
      compose: (surroundings) => compose({ ...surroundings, answerUrl: `${surroundings.publicUrl}/answer/${token}` }),
    })),
  );
}

/** Notes that somebody replied to what they were asked, or that what they did otherwise is a reply to it. */
export function noteReply(
  transaction: Transaction,
  event: EventEntity,
  { ask, response, reply }: { ask: AskEntity; response: ParticipantEntity; reply: AskReply },
): void {
  const { em, clock } = transaction;
  new AskRepository(em).noteReply(ask, reply, clock.now());
  record(transaction, { type: 'response.replied', event, response, kind: ask.kind, reply });
}
