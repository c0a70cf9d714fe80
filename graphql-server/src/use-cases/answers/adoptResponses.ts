import { record } from '../../activity/record.ts';
import { AdoptionRepository } from '../../persistence/repositories/AdoptionRepository.ts';
import { PhoneRepository } from '../../persistence/repositories/sms/PhoneRepository.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
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
export async function adoptResponses(context: Context): Promise<number> {
  const { actor, tokens } = context;
  requireSignedIn(actor);
  const { uid, identity, visitorToken } = actor;
  const proof = { email: identity.email, visitorDigest: visitorToken && tokens.digest(visitorToken) };
  const claims = [{ limit: 'adoptResponses', key: uid }] as const;
  await context.limiter.check(claims);
  const turns = await new TurnRepository(context.em).ofProof(proof.email, proof.visitorDigest);
  return inTransaction(context, turns, async (transaction) => {
    await transaction.limiter.consume(claims);
    const { responses, votes, regulars } = await new AdoptionRepository(transaction.em).adopt(uid, proof);
    // a number was left by somebody who may be another person, unless it was in this very browser
    await new PhoneRepository(transaction.em).removeUnlessOfBrowser(
      responses.map(({ id }) => id),
      proof.visitorDigest,
    );
    for (const { id, parent } of responses)
      record(transaction, { type: 'response.adopted', event: { id: parent }, response: { id } });
    for (const { id, parent } of votes)
      record(transaction, { type: 'vote.adopted', poll: { id: parent }, voter: { id } });
    for (const { id, parent } of regulars)
      record(transaction, { type: 'regular.adopted', series: { id: parent }, regular: { id } });
    return responses.length + votes.length;
  });
}
