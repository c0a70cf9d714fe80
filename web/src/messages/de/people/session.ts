import type { session as english } from '../../en/people/session.ts';
import { translation } from '../../translation.ts';

export const session = translation<typeof english>()({
  signIn: 'Mit Google anmelden',
  signInFailed: 'Anmeldung nicht möglich',
  signInCancelled: 'Die Anmeldung wurde abgebrochen.',
});
