import { repeatsAmong } from '@quorum/domain/response/repeats';
import { confirmation } from '../mail-templates/confirmation.ts';
import { eventUrl } from '../mail-templates/MailEvent.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { invitations, standingOf } from '../use-cases/mail/mailEvents.ts';
import { scheduleResponseDigest } from '../use-cases/mail/organiserNotices.ts';
import { responseDescriber } from '../use-cases/mail/responseDescriber.ts';
import { writeMails } from '../use-cases/mail/writeMails.ts';

interface OfResponse {
  event: { id: number };
  response: { id: number };
}

/** Lets the organiser, and perhaps the address that was left, know of a response that is new or says something else. */
export async function noticeResponse(transaction: Transaction, { event: { id }, response }: OfResponse): Promise<void> {
  const { events, responses, mailing } = transaction;
  const participant = mailing && (await responses.find(response.id));
  // withdrawn since
  if (!participant) return;
  const isToConfirm = participant.email !== null && participant.mailTokenDigest == null;
  if (isToConfirm) {
    const event = await events.findShown(id);
    const loaded = event?.participants.getItems().find((one) => one.id === participant.id);
    if (event && loaded) await confirm(transaction, event, loaded);
  }
  if (participant.news != null) await scheduleResponseDigest(transaction, participant.event);
}

/** Gives the address that was left a link of its own to the response; one that was given before leads nowhere then. */
async function confirm(transaction: Transaction, event: ShownEvent, participant: ParticipantEntity): Promise<void> {
  const { tokens, mailing } = transaction;
  const { email } = participant;
  if (!mailing || !email) return;
  const token = tokens.secret();
  participant.mailTokenDigest = tokens.digest(token);
  const linkTo = (what: 'response' | 'withdraw') => `${eventUrl(mailing, event)}#${what}=${participant.id}.${token}`;
  const participants = event.participants.getItems();
  const about = {
    event,
    response: responseDescriber(event)(participant),
    standing: standingOf(event, participants),
    responseUrl: linkTo('response'),
    withdrawUrl: repeatsAmong(event.participants).has(participant) ? linkTo('withdraw') : null,
  };
  await writeMails(transaction, [
    {
      kind: 'confirmation',
      to: email,
      event,
      participant,
      dedupeKey: `confirmation ${participant.id} ${participant.mailTokenDigest}`,
      calendar: invitations(event, participants, mailing)(participant),
      compose: (surroundings) => confirmation(about, surroundings),
    },
  ]);
}
