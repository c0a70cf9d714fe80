import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { repeatsAmong } from '@quorum/domain/response/repeats';
import { confirmation } from '../../mail-templates/confirmation.ts';
import { eventUrl } from '../../mail-templates/MailEvent.ts';
import type { Transaction } from '../inTransaction.ts';
import { responseDescriber } from './responseDescriber.ts';
import { invitations, standingOf } from './mailEvents.ts';
import { scheduleResponseDigest } from './organiserNotices.ts';
import { writeMails } from './writeMails.ts';

/** Whether somebody is to hear of it who did not do it. */
export const isNews = (
  { mailing }: Transaction,
  event: Pick<EventEntity, 'creatorEmail' | 'creatorId'>,
  { uid }: Pick<ParticipantEntity, 'uid'>,
): boolean => mailing !== null && event.creatorEmail != null && uid !== event.creatorId;

/** Gives the address that was left a link of its own to the response; one that was given before leads nowhere then. */
async function confirm(transaction: Transaction, event: ShownEvent, participant: ParticipantEntity): Promise<void> {
  const { tokens, mailing } = transaction;
  const { email } = participant;
  if (!mailing || !email) return;
  const token = tokens.secret();
  participant.mailTokenDigest = tokens.digest(token);
  const linkTo = (what: 'response' | 'withdraw') => `${eventUrl(mailing, event)}#${what}=${participant.id}.${token}`;
  const withdrawUrl = repeatsAmong(event.participants).has(participant) ? linkTo('withdraw') : null;
  const participants = event.participants.getItems();
  const standing = standingOf(event, participants);
  await writeMails(transaction, [
    {
      kind: 'confirmation',
      to: email,
      event,
      participant,
      dedupeKey: `confirmation ${participant.id} ${participant.mailTokenDigest}`,
      calendar: invitations(event, participants, mailing)(participant),
      compose: (surroundings) =>
        confirmation(
          {
            event,
            response: responseDescriber(event)(participant),
            standing,
            responseUrl: linkTo('response'),
            withdrawUrl,
          },
          surroundings,
        ),
    },
  ]);
}

/** Lets the one who joined know at their address. */
export async function confirmResponse(transaction: Transaction, event: ShownEvent, id: number): Promise<void> {
  const participant = event.participants.getItems().find((one) => one.id === id);
  if (participant) await confirm(transaction, event, participant);
}

/** Lets the organiser, and perhaps the new address, know of a response that says something else than before. */
export async function announceResponseChange(
  transaction: Transaction,
  event: ShownEvent,
  participant: ParticipantEntity,
): Promise<void> {
  if (participant.mailTokenDigest == null) await confirm(transaction, event, participant);
  if (!isNews(transaction, event, participant)) return;
  participant.news ??= 'changed';
  await scheduleResponseDigest(transaction, event);
}
