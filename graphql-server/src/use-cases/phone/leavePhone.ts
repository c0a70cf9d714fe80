import type { EventStatus } from '@quorum/domain/decision/rules';
import type { PhoneDraft } from '@quorum/domain/phone/phone';
import type { DateTime } from 'luxon';
import type { PhoneNumber } from '../../gateways/phone/readNumber.ts';
import { ParticipantPhoneEntity } from '../../persistence/entities/sms/ParticipantPhoneEntity.ts';
import { PhoneKeyRepository } from '../../persistence/repositories/sms/PhoneKeyRepository.ts';
import { PhoneRepository } from '../../persistence/repositories/sms/PhoneRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { refusePrograms } from '../platform/useToken.ts';
import { checkCode, type CodeEvent } from './codeClaims.ts';
import { confirmedBefore, parseNumber, requireConsent, requireLive, requireWelcome } from './judgeNumber.ts';
import { freshPhone, sendCode } from './sendCode.ts';

/** The event of a response with a number. */
export interface PhoneEvent extends CodeEvent {
  timezone: string;
  isHidden: boolean;
  status: EventStatus;
  pastAfter: DateTime;
}

/** Whether what people text back arrives here: texts that are kept for a page of local mode have no reply. */
export const getTextsTakeReplies = ({ smsSender }: Context): boolean => smsSender !== null && smsSender.kind !== 'kept';

/** The countries whose numbers are taken; null where no texts are sent. */
export const getPhoneCountries = ({ smsSender, phones }: Context): string[] | null =>
  smsSender ? [...phones.countries] : null;

/** A new number as it was judged, before anything is locked. */
export interface JudgedPhone {
  number: PhoneNumber;
  proof: string;
}

/**
 * The number of somebody who joins; null where none was said.
 * @throws DomainError `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export async function judgePhone(context: Context, said: PhoneDraft, event: PhoneEvent): Promise<JudgedPhone | null> {
  if (!said.phone) return null;
  refusePrograms(context.actor);
  const number = parseNumber(context, said, event.timezone);
  requireConsent(said, 'phone.consent');
  requireLive(context, event);
  const { proof = '' } = said;
  if (!(await confirmedBefore(context, number))) {
    const key = await new PhoneKeyRepository(context.em).require();
    await requireWelcome(context, number);
    await checkCode(context, { key, number, event, uid: null, proof });
  }
  return { number, proof };
}

interface Leaving extends JudgedPhone {
  event: CodeEvent;
  participantId: number;
}

/** Stores a number, with the words of consent, and sends a code to it unless the person has confirmed it before. */
export async function leavePhone(transaction: Transaction, leaving: Leaving): Promise<ParticipantPhoneEntity> {
  const { em } = transaction;
  const { number, event, participantId, proof } = leaving;
  const confirmedAt = await confirmedBefore(transaction, number);
  const values = { ...freshPhone(transaction, number, { confirmedAt, consent: 'texts' }), codesSent: 0 };
  const before = await new PhoneRepository(em).findLocked(participantId);
  const phone = before
    ? em.assign(before, values)
    : em.create(ParticipantPhoneEntity, { participant: participantId, ...values });
  if (!confirmedAt) await sendCode(transaction, phone, { event, proof });
  return phone;
}

/**
 * Changes the number of a response as its owner says; the same number stays as it is.
 * @returns whether it is another, or none any more
 * @throws DomainError `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export async function changePhone(
  transaction: Transaction,
  response: { id: number },
  said: PhoneDraft,
  event: PhoneEvent,
): Promise<boolean> {
  if (said.phone === undefined) return false;
  const phones = new PhoneRepository(transaction.em);
  const before = await phones.findLocked(response.id);
  if (said.phone === '') {
    if (before) refusePrograms(transaction.actor);
    if (before) transaction.em.remove(before);
    return before !== null;
  }
  // as it was read
  if (said.phone === before?.number) return false;
  const number = parseNumber(transaction, said, event.timezone);
  if (number.number === before?.number) return false;
  refusePrograms(transaction.actor);
  requireConsent(said, 'phone.consent');
  requireLive(transaction, event);
  await requireWelcome(transaction, number);
  await leavePhone(transaction, { number, event, participantId: response.id, proof: said.proof ?? '' });
  return true;
}
