import { newChallenge } from '../../gateways/phone/challenges.ts';
import { PhoneKeyRepository } from '../../persistence/repositories/sms/PhoneKeyRepository.ts';
import type { Context } from '../Context.ts';

/** Work for a browser, by which it may leave a number where too many were left and not confirmed; null where no texts are sent. */
export async function getPhoneChallenge({ em, clock, smsSender }: Context) {
  if (!smsSender) return null;
  return newChallenge(await new PhoneKeyRepository(em).require(), clock.now());
}
