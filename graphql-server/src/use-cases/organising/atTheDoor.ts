import { canManageEvent } from '@quorum/domain/policies';
import type { Context } from '../Context.ts';

/** What is done with a response at the event. */
export interface SeenAtTheDoor {
  /** For organisers alone. */
  attended: boolean | null;
  checkInCode: string | null;
}

/**
 * The code of a response for somebody who proves by its token that it is theirs; null for others.
 * @param responseToken what the join returned, or the one in the mail
 */
export async function codeByToken(
  { responses, tokens }: Context,
  participantId: number,
  responseToken: string,
): Promise<string | null> {
  const found = await responses.attendance.find(participantId);
  if (!found) return null;
  const { checkInCode, tokenDigest, mailTokenDigest } = found;
  const isTheirs = tokens.matches(responseToken, tokenDigest) || tokens.matches(responseToken, mailTokenDigest);
  return isTheirs ? checkInCode : null;
}

/** What is done with a response at the event, for one who reads the address of the response: its owner, or an organiser. */
export async function atTheDoor({ actor, responses }: Context, participantId: number): Promise<SeenAtTheDoor> {
  const found = await responses.attendance.find(participantId);
  const event = found && (await responses.attendance.eventOf(found));
  const isManaged = event !== null && canManageEvent(actor, event);
  return { attended: isManaged ? (found?.attended ?? null) : null, checkInCode: found?.checkInCode ?? null };
}
