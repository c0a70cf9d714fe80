import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';

/**
 * Makes what the signed-in person has responded without an account their own: responses with their verified address, and
 * those of this browser. Where they have a response already, and where several people use the browser, nothing changes.
 * @returns how many
 * @throws DomainError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export function adoptResponses(context: Context): Promise<number> {
  const { actor, tokens } = context;
  requireSignedIn(actor);
  const { uid, identity, visitorToken } = actor;
  return inTransaction(context, async ({ limiter, responses }) => {
    await limiter.consume([{ limit: 'adoptResponses', key: uid }]);
    return responses.adopt(uid, {
      email: identity.email,
      visitorDigest: visitorToken && tokens.digest(visitorToken),
    });
  });
}
