import { codeName, codeOf } from '../gateways/phone/codes.ts';
import { AccountPhoneRepository } from '../persistence/repositories/sms/AccountPhoneRepository.ts';
import { PhoneKeyRepository } from '../persistence/repositories/sms/PhoneKeyRepository.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { codedFor, type StoredPhone } from '../use-cases/phone/phoneOwner.ts';
import { phoneCode as message } from './messages/phoneCode.ts';
import { noticeOn, type Letter, type Reader } from './Notice.ts';

/**
 * What brings its code to a number, and nothing else; none where it was confirmed meanwhile, or another code was asked for,
 * which is told by itself.
 * @param asked which code it was; the release before did not record it
 */
async function lettersTo(
  { em, clock }: Transaction,
  phone: StoredPhone | null,
  asked: string | undefined,
  { uid, ...reader }: Pick<Reader, 'id' | 'isAccount' | 'uid'>,
): Promise<Letter[]> {
  const { codeSeed: seed = null, codeExpiresAt, number, language } = phone ?? {};
  if (!phone || phone.confirmedAt || seed === null || number === undefined || !language || !codeExpiresAt) return [];
  if (codeExpiresAt < clock.now()) return [];
  const key = await new PhoneKeyRepository(em).require();
  if (asked !== undefined && asked !== codeName(key, seed)) return [];
  const code = codeOf(key, { owner: codedFor(phone), number, seed });
  return [
    {
      reader: { ...reader, uid, email: null, isEmailConfirmed: false, language, until: codeExpiresAt },
      phone: { number, uid: uid ?? null, language },
      compose: (surroundings) => message(code, surroundings),
    },
  ];
}

/** To the number that was left with a response, and by no other way: the code that proves it to be the person's own. */
export const phoneCode = noticeOn(['response.phoneCodeAsked'], 'confirmation', async ({ transaction, activity }) => {
  const { responses } = transaction;
  const { id } = activity.response;
  const response = await responses.findLocked(id);
  const phone = response && (await responses.phones.findLocked(id));
  const letters = await lettersTo(transaction, phone, activity.code, { id });
  return response && { subject: { event: response.event }, letters };
});

/** It is about no event. */
const OF_NO_EVENT = { gone: { urlHash: 'account' }, was: 'event' } as const;

/** The same of the number of an account. */
export const accountPhoneCode = noticeOn(
  ['account.phoneCodeAsked'],
  'confirmation',
  async ({ transaction, activity }) => {
    const phone = await new AccountPhoneRepository(transaction.em).findLockedById(activity.phone.id);
    const letters = await lettersTo(transaction, phone, activity.code, { uid: phone?.uid, isAccount: true });
    return { subject: OF_NO_EVENT, letters };
  },
);
