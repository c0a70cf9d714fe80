import type { AskKind, AskReply } from '@quorum/domain/decision/ask';
import type { Way } from '@quorum/domain/notifications/kinds';
import { waysFor } from '@quorum/domain/notifications/preferences';
import { reachable } from '@quorum/domain/response/reachable';
import type { Asked } from '../../activity/Activity.ts';
import { record } from '../../activity/record.ts';
import { addressDigest, numberDigest } from '../../gateways/addressDigest.ts';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import { EVERYTHING } from '../../persistence/repositories/MailRepository.ts';
import { PushRepository } from '../../persistence/repositories/push/PushRepository.ts';
import { PhoneRepository } from '../../persistence/repositories/sms/PhoneRepository.ts';
import { SmsRepository } from '../../persistence/repositories/sms/SmsRepository.ts';
import { PreferencesRepository } from '../../persistence/repositories/notifications/PreferencesRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';

/** Somebody to ask, and what their reply would change. */
export interface Ask extends Pick<Asked, 'withThem' | 'withoutThem'> {
  participant: ParticipantEntity;
}

/**
 * Those among participants who can be asked: by mail, one for each address, if they want mail about the event; by a text,
 * if theirs is a number that takes them; or on a device. Not those who want to be asked nothing.
 */
export async function listAskable(
  context: Context,
  event: EventEntity,
  participants: readonly ParticipantEntity[],
): Promise<ParticipantEntity[]> {
  const shown = participants.filter(({ isHidden }) => !isHidden);
  const addressed = reachable(shown);
  const digestOf = ({ email }: { email: string }) => addressDigest(context, email);
  const unwanted = await context.mails.unwantedBy(addressed.map(digestOf), [EVERYTHING, event.urlHash]);
  const byMail = new Set<ParticipantEntity>(addressed.filter((participant) => !unwanted.has(digestOf(participant))));
  const byText = await textable(context, event);
  const devices = context.pushSender ? await new PushRepository(context.em).devicesOf(event.id) : null;
  const waysTo = (participant: ParticipantEntity): Way[] => [
    ...(byMail.has(participant) ? (['MAIL'] as const) : []),
    ...(byText.has(participant.id) ? (['SMS'] as const) : []),
    ...(devices?.has(participant.id) ? (['PUSH'] as const) : []),
  ];
  const reached = shown.filter((participant) => waysTo(participant).length > 0);
  const recipients = reached.map(({ id, uid }) => ({ responseId: id, uid }));
  const preferencesFor = await new PreferencesRepository(context.em).preferencesFor(event.urlHash, recipients);
  return reached.filter((participant) => {
    const preferences = preferencesFor({ responseId: participant.id, uid: participant.uid });
    return waysFor('asked', preferences, waysTo(participant)).length > 0;
  });
}

/** The responses to an event about which texts go to a number. */
async function textable(context: Context, event: EventEntity): Promise<ReadonlySet<number>> {
  if (!context.smsSender) return new Set();
  const numbers = [...(await new PhoneRepository(context.em).textedOf(event.id))];
  const digested = numbers.map(([id, { number }]) => ({ id, digest: numberDigest(context, number) }));
  const stopped = await new SmsRepository(context.em).stoppedAmong(digested.map(({ digest }) => digest));
  return new Set(digested.filter(({ digest }) => !stopped.has(digest)).map(({ id }) => id));
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
