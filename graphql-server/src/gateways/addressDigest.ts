import type { Tokens } from './tokens.ts';

/** A digest by which the owner of an address is known again, however they write it. */
export const addressDigest = ({ tokens }: { tokens: Tokens }, address: string): string =>
  tokens.digest(address.trim().toLowerCase());
