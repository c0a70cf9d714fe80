import { canManageEvent } from '@quorum/domain/policies';
import type { Context } from '../Context.ts';

/** What is done with a response at the event. */
export interface SeenAtTheDoor {
  /** For organisers alone. */
  attended: boolean | null;
  checkInCode: string | null;
}

/** The same for one who reads the address of the response: its owner, or an organiser. */
export async function atTheDoor({ actor, responses }: Context, participantId: number): Promise<SeenAtTheDoor> {
  const found = await responses.attendance.find(participantId);
  const event = found && (await responses.attendance.eventOf(found));
  const isManaged = event !== null && canManageEvent(actor, event);
  return { attended: isManaged ? (found?.attended ?? null) : null, checkInCode: found?.checkInCode ?? null };
}
