import type { LocalProfile } from './LocalAccounts.ts';

const person = (name: string, email: string) => ({ sub: email, email, name }) satisfies LocalProfile;

/** Whom the account picker offers to be, besides the people who were here before. */
export const demoPeople = [
  person('Ada Okafor', 'ada.okafor@example.com'),
  person('Ben Lindqvist', 'ben.lindqvist@example.com'),
  person('Chloé Martin', 'chloe.martin@example.com'),
  person('Diego Fuentes', 'diego.fuentes@example.com'),
];
