import { DomainError } from '@quorum/domain/errors';
import { CODE } from '@quorum/domain/phone/code';
import { vocabularyIn, type Consent } from '@quorum/domain/vocabulary/vocabularyIn';
import type { DateTime } from 'luxon';
import { record } from '../../activity/record.ts';
import { codeName, countedAs } from '../../gateways/phone/codes.ts';
import type { PhoneNumber } from '../../gateways/phone/readNumber.ts';
import { PhoneCodeRepository } from '../../persistence/repositories/sms/PhoneCodeRepository.ts';
import { PhoneKeyRepository } from '../../persistence/repositories/sms/PhoneKeyRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { claimCode, type CodeEvent } from './codeClaims.ts';
import { requireTexts, requireWelcome } from './judgeNumber.ts';
import { codeOwnerOf, isOfAccount, type StoredPhone } from './phoneOwner.ts';

/** What is stored of a number that its owner leaves with consent, before any code is sent to it. */
export const freshPhone = (
  { actor, clock }: Context,
  number: PhoneNumber,
  { confirmedAt, consent }: { confirmedAt: DateTime | null; consent: Consent },
) => ({
  ...number,
  language: actor.language,
  confirmedAt,
  consentWords: vocabularyIn(actor.language).consents[consent],
  consentAt: clock.now(),
  consentNetwork: actor.address,
  codeSeed: null,
  codeExpiresAt: null,
  tries: 0,
  codeSentAt: null,
});

interface Sending {
  /** What the code is counted for. */
  event: CodeEvent;
  /** The solved challenge, if any. */
  proof: string;
}

/** Has a code sent. @throws DomainError as `requireTexts`, `requireWelcome` and `checkCode` do */
export async function sendCode(transaction: Transaction, phone: StoredPhone, { event, proof }: Sending): Promise<void> {
  requireTexts(transaction);
  await requireWelcome(transaction, phone);
  const { clock, em, tokens } = transaction;
  const now = clock.now();
  const key = await new PhoneKeyRepository(em).require();
  const codeSeed = tokens.urlHash();
  const code = codeName(key, codeSeed);
  em.assign(phone, {
    codeSeed,
    codeExpiresAt: now.plus({ minutes: CODE.minutes }),
    tries: 0,
    codeSentAt: now,
  });
  if (isOfAccount(phone)) {
    record(transaction, { type: 'account.phoneCodeAsked', phone, code });
  } else {
    phone.codesSent += 1;
    record(transaction, { type: 'response.phoneCodeAsked', event, response: { id: phone.participant.id }, code });
  }
  const { number, country } = phone;
  const uid = isOfAccount(phone) ? phone.uid : null;
  await claimCode(transaction, { key, number: { number, country }, event, uid, proof, owner: codeOwnerOf(phone) });
}

/** The number that waits for its code. @throws DomainError `CONFLICT` where none was left, or it is confirmed */
export function requireUnconfirmed<Phone extends StoredPhone>(phone: Phone | null): Phone {
  if (!phone) throw new DomainError('CONFLICT', 'phone.notLeft');
  if (phone.confirmedAt) throw new DomainError('CONFLICT', 'phone.isConfirmed');
  return phone;
}

/** A number is the person's own. */
export async function noteConfirmed(transaction: Transaction, phone: StoredPhone): Promise<void> {
  const { clock, em } = transaction;
  const now = clock.now();
  em.assign(phone, { confirmedAt: now, codeSeed: null, codeExpiresAt: null });
  const key = await new PhoneKeyRepository(em).require();
  await new PhoneCodeRepository(em).confirm(codeOwnerOf(phone), countedAs(key, 'number', phone.number), now);
  if (isOfAccount(phone)) {
    record(transaction, { type: 'account.phoneConfirmed', phone });
  } else {
    const { id, event } = await em.populate(phone.participant, ['event']);
    record(transaction, { type: 'response.phoneConfirmed', event, response: { id } });
  }
}
