import { chanceWithAndWithout } from '@quorum/domain/decision/asking';
import { isRuleMet } from '@quorum/domain/event/enough';
import { statusOf, waitlistPositions, type ResponseStatus } from '@quorum/domain/decision/status';
import { DomainError } from '@quorum/domain/errors';
import { partyOf, placesOf } from '@quorum/domain/event/progress';
import { placesForParty } from '@quorum/domain/response/offerAnswer';
import type { ShownAsk } from '@quorum/domain/page/FormRequest';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { Context } from '../Context.ts';
import { countedResponse, countedResponses } from '../responses/countedResponses.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { placesOpenTo } from '../responses/takePlace.ts';
import { askDigestsOf } from './askSecrets.ts';
import { partiesOf } from './partiesOf.ts';

const gone = () => new DomainError('NOT_FOUND', 'ask.expired');

/** @throws DomainError `NOT_FOUND` for a link that no mail holds, or whose response is gone */
export async function requireAsk({ em, tokens }: Context, token: string): Promise<AskEntity> {
  const ask = await new AskRepository(em).find(askDigestsOf(tokens, token));
  if (!ask) throw gone();
  return ask;
}

/** A question that somebody received by mail, with the response that it is about. */
export interface OpenedAsk extends Omit<ShownAsk, 'response'> {
  urlHash: string;
  response: ParticipantEntity;
  status: ResponseStatus;
  /** From 1; null unless the person is on the waitlist. */
  waitlistPosition: number | null;
}

/** What they may take by a link that offers places; null where nothing is open to them. */
function offerIn({ kind }: AskEntity, event: ShownEvent, response: ParticipantEntity): ShownAsk['offer'] {
  if (kind !== 'PLACE') return null;
  const seats = placesForParty(response, placesOpenTo(event, response));
  return seats === 0 ? null : { seats, until: response.offeredUntil?.toMillis() ?? null };
}

/**
 * What somebody was asked by mail. Reading it changes nothing: programs follow links too.
 * @throws DomainError `NOT_FOUND`
 */
export async function getAsk(context: Context, token: string): Promise<OpenedAsk> {
  const { events, clock } = context;
  const ask = await requireAsk(context, token);
  const { urlHash } = ask.participant.event;
  const event = await events.require(urlHash);
  const response = event.participants.getItems().find(({ id }) => id === ask.participant.id);
  if (!response) throw gone();
  const others = partiesOf(event.participants.getItems()).filter(
    ({ response: { participant } }) => participant !== response,
  );
  const party = partyOf({ ...countedResponse(response), minParticipants: null });
  return {
    urlHash,
    kind: ask.kind,
    reply: ask.reply ?? null,
    response,
    status: statusOf(response),
    waitlistPosition: waitlistPositions(event.participants.getItems()).get(response) ?? null,
    ...chanceWithAndWithout([...others, party], party, placesOf(event)),
    // an event that has begun or was called off takes no replies
    isOpen: event.date > clock.now() && event.status !== 'CALLED_OFF',
    offer: offerIn(ask, event, response),
    isSeatFree: !isRuleMet(countedResponses(event.participants.getItems()), event),
  };
}
