import { valuesOfAsking, whomToAsk } from '@quorum/domain/decision/asking';
import { calibratedBy } from '@quorum/domain/decision/reliability';
import { ASKED_AT_MOST, askingUntil, hasJustResponded, isRoundDue } from '@quorum/domain/decision/askingRounds';
import { statusOf } from '@quorum/domain/decision/status';
import { placesOf } from '@quorum/domain/event/progress';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { partiesOf } from './partiesOf.ts';
import { recordsOf } from './recordsOf.ts';
import { addAsks, listAskable, type Ask } from '../responses/asks.ts';

/**
 * Asks the undecided of each event whose decision is near, those whose replies decide most, in rounds. A round in which
 * nobody has to be asked is none: the next minute looks again.
 */
export async function askUndecided(context: Context): Promise<void> {
  const { em, clock, mailing } = context;
  if (!mailing) return;
  const now = clock.now();
  const events = await new AskRepository(em).listAskableEvents(now, askingUntil(now));
  const due = events.filter((event) => isRoundDue(event, now));
  await attemptEach(context, due, async ({ id }) => {
    const turns = await new TurnRepository(em).ofEvent(id);
    await inTransaction(context, turns, (transaction) => askRound(transaction, id));
  });
}

async function askRound(transaction: Transaction, id: number): Promise<void> {
  const { events, clock } = transaction;
  const now = clock.now();
  const locked = await events.findLocked(id);
  // another server has asked, or somebody has decided, since we looked
  if (!locked?.decisionDue || !isRoundDue({ decideAt: locked.decisionDue, askedAt: locked.askedAt ?? null }, now))
    return;
  const event = await events.show(locked);
  const asks = await nextAsks(transaction, event);
  if (asks.length === 0) return;
  event.askedAt = now;
  await addAsks(transaction, event, 'DECIDE', asks);
}

/** Whom to ask now, the one whose reply decides most first. */
async function nextAsks(context: Context, event: ShownEvent): Promise<Ask[]> {
  const parties = partiesOf(event.participants.getItems());
  const places = placesOf(event);
  const askable = await listUndecided(context, event);
  const mayAsk = ({ response }: (typeof parties)[number]) => askable.has(response.participant);
  // what people read of the chance goes by what all have said: past attendance decides the order alone
  const recordOf = await recordsOf(context, [...askable]);
  const rankedBy = ({ response: { participant }, likelihood }: (typeof parties)[number]) =>
    calibratedBy(likelihood, recordOf(participant));
  const batch = whomToAsk(parties, places, event.decisionRule, mayAsk, rankedBy);
  if (batch.length === 0) return [];
  const values = new Map(valuesOfAsking(parties, places).map((value) => [value.party, value]));
  return batch.flatMap((party): Ask | [] => {
    const value = values.get(party);
    if (!value) return [];
    const { withThem, withoutThem } = value;
    return { participant: party.response.participant, withThem, withoutThem };
  });
}

/**
 * The undecided who may be asked: not who was asked often enough, nor who has just responded. Of several with one address
 * it is one, and the others in a later round.
 */
async function listUndecided(context: Context, event: ShownEvent): Promise<ReadonlySet<ParticipantEntity>> {
  const now = context.clock.now();
  const timesAsked = await new AskRepository(context.em).timesAsked(event);
  const timesOf = ({ id }: ParticipantEntity) => timesAsked.get(id) ?? 0;
  const open = event.participants
    .getItems()
    .filter(
      (participant) =>
        statusOf(participant) === 'MAYBE' &&
        timesOf(participant) < ASKED_AT_MOST &&
        !hasJustResponded(participant.updatedAt, now),
    )
    .sort((one, other) => timesOf(one) - timesOf(other));
  return new Set(await listAskable(context, event, open));
}
