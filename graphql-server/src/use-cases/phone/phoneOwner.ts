import { AccountPhoneEntity } from '../../persistence/entities/sms/AccountPhoneEntity.ts';
import type { ParticipantPhoneEntity } from '../../persistence/entities/sms/ParticipantPhoneEntity.ts';
import type { CodeOwner } from '../../persistence/repositories/sms/PhoneCodeRepository.ts';

/** A number as it is stored, whether it was left with a response or in an account. */
export type StoredPhone = ParticipantPhoneEntity | AccountPhoneEntity;

export const isOfAccount = (phone: StoredPhone): phone is AccountPhoneEntity => phone instanceof AccountPhoneEntity;

/** For whom codes to it are counted. */
export const codeOwnerOf = (phone: StoredPhone): CodeOwner =>
  isOfAccount(phone)
    ? { participantId: null, accountPhoneId: phone.id }
    : { participantId: phone.participant.id, accountPhoneId: null };

/** What its code belongs to, beside the number and the seed. */
export const codedFor = (phone: StoredPhone): string =>
  isOfAccount(phone) ? `account ${phone.id}` : String(phone.participant.id);
