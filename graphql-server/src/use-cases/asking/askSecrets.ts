import type { Tokens } from '../../gateways/tokens.ts';

// What somebody is asked goes to an address and to devices. The link of the mail proves that the address is its reader's; somebody
// with a device may have typed any. So devices get a secret that is made of that of the mail, and tells nothing about it.

type Digesting = Pick<Tokens, 'digest'>;

/** The secret by which devices answer. */
export const secretForDevices = (tokens: Digesting, secret: string): string => tokens.digest(`device ${secret}`);

/** What is stored of both. */
export const askDigest = (tokens: Digesting, secret: string): string => tokens.digest(secretForDevices(tokens, secret));

/** What is stored of the ask to which a secret belongs: one of these. */
export const askDigestsOf = (tokens: Digesting, secret: string): string[] => [
  askDigest(tokens, secret),
  tokens.digest(secret),
];
