import { ownsResponse } from '@quorum/domain/policies';
import { type ResponseCredential, responseCredentials } from '@quorum/domain/response/credentials';
import { parse } from '@quorum/domain/parse';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { requireSignedIn } from '../permit.ts';
import { ownershipOf } from '../answers/ownership.ts';

/**
 * The signed-in person's responses that organisers have hidden, with their events, newest first.
 * @throws DomainError `UNAUTHENTICATED`
 */
export async function listHiddenResponses({ actor, responses }: Context): Promise<ParticipantEntity[]> {
  requireSignedIn(actor);
  return responses.listHiddenOfPerson(actor.uid);
}

/**
 * The same of a browser: the responses that its cookie proves, and those `held` whose token is right.
 * @throws DomainError `BAD_USER_INPUT` for more than a browser holds
 */
export async function listHiddenOfBrowser(
  context: Context,
  held: readonly ResponseCredential[],
): Promise<ParticipantEntity[]> {
  const { actor, responses, tokens } = context;
  const tokenOf = new Map(
    parse(responseCredentials, held).map(({ participantId, responseToken }) => [participantId, responseToken]),
  );
  const found = await responses.listHiddenOfBrowser({
    visitorDigest: actor.visitorToken && tokens.digest(actor.visitorToken),
    participantIds: [...tokenOf.keys()],
  });
  return found.filter((response) =>
    ownsResponse(actor, ownershipOf(context, response, tokenOf.get(String(response.id)))),
  );
}
