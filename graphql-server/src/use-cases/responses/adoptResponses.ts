import { AdoptionRepository } from '../../persistence/repositories/AdoptionRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';

/**
 * Makes what the signed-in person has said without an account their own: responses and votes with their verified address,
 * once the link in the mail was opened, and those of this browser that carry no other address. The account alone proves
 * them from then on. Where they have one already, and where several people use the browser, nothing changes.
 * @returns how many
 * @throws DomainError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export function adoptResponses(context: Context): Promise<number> {
  const { actor, tokens } = context;
  requireSignedIn(actor);
  const { uid, identity, visitorToken } = actor;
  return inTransaction(context, async ({ limiter, em }) => {
    await limiter.consume([{ limit: 'adoptResponses', key: uid }]);
    return new AdoptionRepository(em).adopt(uid, {
      email: identity.email,
      visitorDigest: visitorToken && tokens.digest(visitorToken),
    });
  });
}
