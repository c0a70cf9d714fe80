import { codeOf } from '../gateways/phone/codes.ts';
import { PhoneKeyRepository } from '../persistence/repositories/sms/PhoneKeyRepository.ts';
import { phoneCode as message } from './messages/phoneCode.ts';
import { noticeOn } from './Notice.ts';

/** To the number that was left with a response, and by no other way: the code that proves it to be the person's own. */
export const phoneCode = noticeOn(['response.phoneCodeAsked'], 'confirmation', async ({ transaction, activity }) => {
  const { responses, em, clock } = transaction;
  const { id } = activity.response;
  const response = await responses.findLocked(id);
  const phone = response && (await responses.phones.findLocked(id));
  const { codeSeed: seed = null, codeExpiresAt, number, language } = phone ?? {};
  // confirmed meanwhile, or another was asked for, which is told by itself
  if (!phone || phone.confirmedAt || seed === null || number === undefined || !codeExpiresAt) return null;
  if (codeExpiresAt < clock.now()) return null;
  const code = codeOf(await new PhoneKeyRepository(em).require(), { participantId: id, number, seed });
  const reader = { id, email: null, isEmailConfirmed: false, language, until: codeExpiresAt };
  return {
    subject: { event: response.event },
    letters: [{ reader, phone: number, compose: (surroundings) => message(code, surroundings) }],
  };
});
