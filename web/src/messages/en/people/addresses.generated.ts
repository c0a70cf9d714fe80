/* Written by `npm run codegen` from messages/en/people/addresses.arb. */
import { count } from '../../count.ts';

/** For organisers: the addresses that people left, and who gets a mail. */
export const addresses = {
  addresses: "Addresses",
  forOrganisersAlone: "Only the organisers see them. Where you write to several people, put them in Bcc.",
  none: "Nobody has left an address.",
  loading: "Loading addresses...",
  numbers: "Telephone Numbers",
  copyAll: "Copy All",
  copied: "Addresses Copied",
  copiedHint: "Paste them into the Bcc field of your mail.",
  decisionIsMailed: count({ one: "One person who left an address gets an email.", other: "{count} people who left an address get an email." }),
  changeIsMailed: count({ one: "If you change the time or place, one person gets an email.", other: "If you change the time or place, {count} people get an email." }),
  tellNotes: count({ one: "Tell one person about the new notes", other: "Tell {count} people about the new notes" }),
  deletionIsMailed: count({ one: "One person who left an address gets an email that it is cancelled.", other: "{count} people who left an address get an email that it is cancelled." }),
} as const;
