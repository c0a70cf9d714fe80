import type { SignedInActor } from '../permit.ts';
import { creatorNameOf } from '../events/creatorName.ts';

/** What is stored of the person who organises an event or a poll from now on. */
export const newOrganiser = ({ uid, identity, language }: SignedInActor) => ({
  creatorId: uid,
  creatorName: creatorNameOf(identity),
  creatorEmail: identity.email,
  creatorLanguage: language,
});
