/* Written by `npm run codegen` from messages/en/people/addresses.arb. */
import { messages } from '../../lib/language.ts';
import { count } from '../count.ts';

/** For organisers: the addresses that people left, and how many people are told something. */
export const addressesText = messages('addresses', {
  addresses: "Addresses",
  forOrganisersAlone: "Only the organisers see them. When you write to several people, put them in Bcc.",
  none: "Nobody has left an address.",
  loading: "Loading addresses...",
  numbers: "Telephone Numbers",
  copyAll: "Copy All",
  copied: "Addresses Copied",
  copiedHint: "Paste them into the Bcc field of your mail.",
  decisionIsTold: count({ one: "One person will be told.", other: "{count} people will be told." }),
  changeIsTold: count({ one: "If you change the time or place, one person will be told.", other: "If you change the time or place, {count} people will be told." }),
  followingAreTold: "If you change the time or place, everybody who responded to the following dates will be told, too.",
  tellNotes: count({ one: "Tell one person about the new notes", other: "Tell {count} people about the new notes" }),
  deletionIsTold: count({ one: "One person will be told that it is cancelled.", other: "{count} people will be told that it is cancelled." }),
} as const);
