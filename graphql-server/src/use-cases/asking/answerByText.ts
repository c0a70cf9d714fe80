import { changeBy, type AskAnswer } from '@quorum/domain/decision/ask';
import { statusOf, type ResponseStatus } from '@quorum/domain/decision/status';
import { DomainError } from '@quorum/domain/errors';
import { record } from '../../activity/record.ts';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { changeWithin } from '../answers/changeAnswer.ts';
import type { Transaction } from '../inTransaction.ts';
import { RESPONSES } from '../responses/responses.ts';
import { changeResponse, reply } from './reply.ts';
import { requireOpen } from './requireOpen.ts';

/** A text that somebody sent about a response of theirs. */
export interface TextedAnswer {
  /** The number that it came from, in E.164. */
  from: string;
  urlHash: string;
  participantId: number;
  answer: AskAnswer;
}

/** What came of it; late is somebody who wanted a seat after all were taken. */
export type TextedOutcome = ResponseStatus | 'LATE';

/**
 * Does what the owner of a response says by a text: replies to what they were asked, or changes what they said.
 * @throws DomainError `FORBIDDEN` where the number is not that of the response any more; `NOT_FOUND`, `CONFLICT`,
 * `BAD_USER_INPUT`, before anything is changed
 */
export async function answerByText(
  transaction: Transaction,
  { from, urlHash, participantId, answer }: TextedAnswer,
): Promise<TextedOutcome> {
  const address = { urlHash, id: String(participantId) };
  const replied: { to: AskEntity | null } = { to: null };
  const { participant } = await changeWithin(transaction, RESPONSES, address, async (_, locked) => {
    const { of: event, answer: response } = locked;
    requireOpen(event, transaction.clock.now());
    await requireNumber(transaction, response, from);
    const ask = await new AskRepository(transaction.em).findOpenOf(response);
    if (ask) await reply(transaction, locked, { ask, answer: answerTo(ask, answer), seats: null });
    else say(transaction, event, response, answer);
    replied.to = ask;
  });
  return replied.to?.reply === 'LATE' ? 'LATE' : statusOf(participant);
}

/** A no to a place lets it go to the next one: they keep their turn, as the button of the mail does. */
const answerTo = ({ kind }: AskEntity, answer: AskAnswer): AskAnswer =>
  kind === 'PLACE' && answer === 'OUT' ? 'MAYBE' : answer;

/** The number was confirmed by its owner, so what comes from it is theirs to say. */
async function requireNumber({ responses }: Transaction, { id }: ParticipantEntity, from: string): Promise<void> {
  if ((await responses.phones.textedAt(id)) !== from) throw new DomainError('FORBIDDEN', 'response.notYours');
}

function say(transaction: Transaction, event: ShownEvent, response: ParticipantEntity, answer: AskAnswer): void {
  const fields = changeResponse(transaction, event, response, changeBy(answer, response));
  // what is said again is news to nobody
  if (fields.length > 0) record(transaction, { type: 'response.changed', event, response, fields });
}
