import type { RequestActor } from '../Context.ts';

/** Whether this very address is the one that the identity provider has verified to be the signed-in person's. */
export const isOwnAddress = ({ identity }: RequestActor, email: string): boolean =>
  identity?.email?.toLowerCase() === email.toLowerCase();
