import { attendanceMark, requireMarkable } from '@quorum/domain/organising/attendance';
import { parse } from '@quorum/domain/parse';
import { canManageEvent, type OwnedEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import type { AnswerAddress } from '../answers/changeAnswer.ts';
import { changeJudged, theEvent } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';
import type { ChangedResponse } from '../responses/responses.ts';

/**
 * Notes whether somebody who responded came; null takes it back. What was said already changes nothing: two phones may check in
 * the same person.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `RATE_LIMITED`; `CONFLICT` for a mark that
 * comes too late, or of an event that was called off
 */
export async function markAttendance(
  context: Context,
  { urlHash, id }: AnswerAddress,
  input: unknown,
): Promise<ChangedResponse> {
  const { actor, clock, events } = context;
  requireSignedIn(actor);
  const { attended } = parse(attendanceMark, input);
  const judge = (event: OwnedEvent) => {
    permit(canManageEvent(actor, event), 'response.notYoursToMark');
  };
  const claims = [{ limit: 'attendance', key: urlHash }] as const;
  await changeJudged(context, { subject: theEvent(urlHash), judge, claims }, async (transaction, event) => {
    const { responses } = transaction;
    const response = await responses.require(event, id);
    requireMarkable(event, attended, clock.now());
    const isNews = await responses.attendance.mark(response.id, attended, clock.now());
    if (isNews) record(transaction, { type: 'response.attendanceMarked', event, response, attended });
  });
  const event = await events.require(urlHash);
  return { event, participant: await context.responses.require(event, id) };
}
