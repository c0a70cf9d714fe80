import type { session as english } from '../en/session.ts';
import type { Translated } from '../Translated.ts';

export const session: Translated<typeof english> = {
  signIn: 'Mit Google anmelden',
  signInFailed: 'Anmeldung nicht möglich',
  signInCancelled: 'Die Anmeldung wurde abgebrochen.',
};
