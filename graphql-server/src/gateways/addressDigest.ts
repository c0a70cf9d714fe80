import type { Tokens } from './tokens.ts';

/** A digest by which the owner of an address is known again, however they write it. */
export const addressDigest = ({ tokens }: { tokens: Tokens }, address: string): string =>
  tokens.digest(address.trim().toLowerCase());

/** The same for the owner of a number in E.164. */
export const numberDigest = ({ tokens }: { tokens: Tokens }, number: string): string => tokens.digest(number);
