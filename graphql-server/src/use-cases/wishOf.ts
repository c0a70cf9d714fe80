import type { Context } from './Context.ts';

/**
 * What is read of an event for this reader: what is hidden too, which only some are shown, and what proves whose a response
 * is. Somebody who is neither signed in nor known by a cookie owns none.
 */
export const wishOf = ({ actor: { uid, visitorToken } }: Context) => ({
  withOwners: uid !== null || visitorToken !== null,
  withHidden: true,
});
