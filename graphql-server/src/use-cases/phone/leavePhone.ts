import type { EventStatus } from '@quorum/domain/decision/rules';
import { DomainError } from '@quorum/domain/errors';
import { CODE } from '@quorum/domain/phone/code';
import type { PhoneSaid } from '@quorum/domain/phone/phone';
import { vocabularyIn } from '@quorum/domain/vocabulary/vocabularyIn';
import type { DateTime } from 'luxon';
import { record } from '../../activity/record.ts';
import { numberDigest } from '../../gateways/addressDigest.ts';
import { countedAs } from '../../gateways/phone/codes.ts';
import { readNumber, type PhoneNumber } from '../../gateways/phone/readNumber.ts';
import { ParticipantPhoneEntity } from '../../persistence/entities/sms/ParticipantPhoneEntity.ts';
import { PhoneCodeRepository } from '../../persistence/repositories/sms/PhoneCodeRepository.ts';
import { PhoneKeyRepository } from '../../persistence/repositories/sms/PhoneKeyRepository.ts';
import { SmsRepository } from '../../persistence/repositories/sms/SmsRepository.ts';
import { PhoneRepository } from '../../persistence/repositories/sms/PhoneRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { refusePrograms } from '../platform/useToken.ts';
import { checkCode, claimCode, type CodeEvent } from './codeClaims.ts';

/** The event of a response with a number. */
export interface PhoneEvent extends CodeEvent {
  timezone: string;
  isHidden: boolean;
  status: EventStatus;
  pastAfter: DateTime;
}

/** For so long a number that somebody has confirmed is taken to be theirs still: numbers get other owners. */
const KNOWN_DAYS = 180;

/** Whether what people text back arrives here: texts that are kept for a page of local mode have no reply. */
export const getTextsTakeReplies = ({ smsSender }: Context): boolean => smsSender !== null && smsSender.kind !== 'kept';

/** The countries whose numbers are taken; null where no texts are sent. */
export const getPhoneCountries = ({ smsSender, phones }: Context): string[] | null =>
  smsSender ? [...phones.countries] : null;

/** @throws DomainError `BAD_USER_INPUT` where no texts are sent */
const requireTexts = ({ smsSender }: Context): void => {
  if (!smsSender) throw new DomainError('BAD_USER_INPUT', 'phone.none', { fields: ['phone'] });
};

/** @throws DomainError `CONFLICT` where nothing more will be told about the event */
export const requireLive = (
  { clock }: Context,
  { isHidden, status, pastAfter }: Pick<PhoneEvent, 'isHidden' | 'status' | 'pastAfter'>,
): void => {
  const isLive = !isHidden && status !== 'CALLED_OFF' && pastAfter >= clock.now();
  if (!isLive) throw new DomainError('CONFLICT', 'phone.noTexts', { fields: ['phone'] });
};

/** The number that was said. @throws DomainError `BAD_USER_INPUT` */
const numberSaid = (context: Context, { phone = '', phoneCountry = '' }: PhoneSaid, event: PhoneEvent) => {
  requireTexts(context);
  const { timezone } = event;
  return readNumber(phone, { country: phoneCountry, timezone, countries: context.phones.countries });
};

/** @throws DomainError `CONFLICT` where the owner of the number wants no texts from us, so that no code would come */
async function requireWelcome(context: Context, { number }: PhoneNumber): Promise<void> {
  const stopped = await new SmsRepository(context.em).stoppedAmong([numberDigest(context, number)]);
  if (stopped.size > 0) throw new DomainError('CONFLICT', 'phone.stopped', { fields: ['phone'] });
}

/** @throws DomainError `BAD_USER_INPUT` without consent, `CONFLICT` where nothing is told any more */
const requireConsent = (context: Context, { phoneConsent = false }: PhoneSaid, event: PhoneEvent): void => {
  if (!phoneConsent) throw new DomainError('BAD_USER_INPUT', 'phone.consent', { fields: ['phoneConsent'] });
  requireLive(context, event);
};

/** A new number as it was judged, before anything is locked. */
export interface JudgedPhone {
  number: PhoneNumber;
  proof: string;
}

/**
 * The number of somebody who joins; null where none was said.
 * @throws DomainError `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export async function judgePhone(context: Context, said: PhoneSaid, event: PhoneEvent): Promise<JudgedPhone | null> {
  if (!said.phone) return null;
  refusePrograms(context.actor);
  const number = numberSaid(context, said, event);
  requireConsent(context, said, event);
  const { proof = '' } = said;
  if (!(await isKnown(context, number))) {
    const key = await new PhoneKeyRepository(context.em).require();
    await requireWelcome(context, number);
    await checkCode(context, { key, number, event, proof });
  }
  return { number, proof };
}

/** Whether the person has confirmed it before. A browser is no proof: several people may use one. */
const isKnown = async ({ actor, clock, em }: Context, { number }: PhoneNumber): Promise<boolean> =>
  actor.uid !== null &&
  (await new PhoneRepository(em).isConfirmedOfPerson(number, actor.uid, clock.now().minus({ days: KNOWN_DAYS })));

interface Leaving extends JudgedPhone {
  event: CodeEvent;
  participantId: number;
}

/** Stores a number, with the words of consent, and sends a code to it unless the person has confirmed it before. */
export async function leavePhone(transaction: Transaction, leaving: Leaving): Promise<ParticipantPhoneEntity> {
  const { actor, clock, em } = transaction;
  const { number, event, participantId, proof } = leaving;
  const now = clock.now();
  const known = await isKnown(transaction, number);
  const values = {
    ...number,
    language: actor.language,
    confirmedAt: known ? now : null,
    consentWords: vocabularyIn(actor.language).consents.texts,
    consentAt: now,
    consentNetwork: actor.address,
    codeSeed: null,
    codeExpiresAt: null,
    tries: 0,
    codesSent: 0,
    codeSentAt: null,
  };
  const before = await new PhoneRepository(em).findLocked(participantId);
  const phone = before
    ? em.assign(before, values)
    : em.create(ParticipantPhoneEntity, { participant: participantId, ...values });
  if (!known) await sendCode(transaction, phone, { event, proof });
  return phone;
}

/** Has a code sent. @throws DomainError `RATE_LIMITED`, `BAD_USER_INPUT` as `checkCode` does */
export async function sendCode(
  transaction: Transaction,
  phone: ParticipantPhoneEntity,
  { event, proof }: { event: CodeEvent; proof: string },
): Promise<void> {
  const { clock, em, tokens } = transaction;
  const now = clock.now();
  const participantId = phone.participant.id;
  const key = await new PhoneKeyRepository(em).require();
  em.assign(phone, {
    codeSeed: tokens.urlHash(),
    codeExpiresAt: now.plus({ minutes: CODE.minutes }),
    tries: 0,
    codesSent: phone.codesSent + 1,
    codeSentAt: now,
  });
  record(transaction, { type: 'response.phoneCodeAsked', event, response: { id: participantId } });
  const { number, country } = phone;
  await claimCode(transaction, { key, number: { number, country }, event, proof, participantId });
}

/** A number is the person's own. */
export async function noteConfirmed(
  transaction: Transaction,
  phone: ParticipantPhoneEntity,
  event: { id: number },
): Promise<void> {
  const { clock, em } = transaction;
  const now = clock.now();
  em.assign(phone, { confirmedAt: now, codeSeed: null, codeExpiresAt: null });
  const key = await new PhoneKeyRepository(em).require();
  const response = { id: phone.participant.id };
  await new PhoneCodeRepository(em).confirm(response.id, countedAs(key, 'number', phone.number), now);
  record(transaction, { type: 'response.phoneConfirmed', event, response });
}

/**
 * Changes the number of a response as its owner says; the same number stays as it is.
 * @returns whether it is another, or none any more
 * @throws DomainError `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export async function changePhone(
  transaction: Transaction,
  response: { id: number },
  said: PhoneSaid,
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
  const number = numberSaid(transaction, said, event);
  if (number.number === before?.number) return false;
  refusePrograms(transaction.actor);
  requireConsent(transaction, said, event);
  await requireWelcome(transaction, number);
  await leavePhone(transaction, { number, event, participantId: response.id, proof: said.proof ?? '' });
  return true;
}
