import type { Context } from '../Context.ts';

/** A digest by which the owner of an address is known again, however they write it. */
export const addressDigest = ({ tokens }: Pick<Context, 'tokens'>, address: string): string =>
  tokens.digest(address.trim().toLowerCase());
