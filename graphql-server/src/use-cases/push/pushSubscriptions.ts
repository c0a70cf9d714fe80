import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { canEditResponse, canSeeEvent } from '@quorum/domain/policies';
import { MAX_DEVICES, pushDevice, pushSubscription, type NotifiedResponse } from '@quorum/domain/push/subscription';
import { RESPONSE_CREDENTIALS_MAX } from '@quorum/domain/response/constants';
import { record } from '../../activity/record.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { PushRepository } from '../../persistence/repositories/push/PushRepository.ts';
import { ownershipOf } from '../answers/ownership.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';

const takeChange = ({ limiter, actor }: Context) => limiter.consume(ofNetwork('pushSubscription', actor.address));

/** The responses that a device asks about. Those that are gone, or whose events are, are left out. @throws DomainError `FORBIDDEN` */
async function ownAmong(context: Context, asked: readonly NotifiedResponse[]): Promise<ParticipantEntity[]> {
  const { actor, responses } = context;
  const tokenOf = new Map(asked.map(({ participantId, responseToken }) => [participantId, responseToken]));
  const found = await responses.listWithEvents([...tokenOf.keys()]);
  for (const response of found) {
    const ownership = ownershipOf(context, response, tokenOf.get(String(response.id)));
    permit(canEditResponse(actor, ownership), 'response.notYours');
  }
  return found.filter(({ event }) => canSeeEvent(actor, event));
}

/** The latest responses of the person who is signed in. @throws DomainError `UNAUTHENTICATED` */
function ownOfPerson({ actor, responses }: Context): Promise<ParticipantEntity[]> {
  requireSignedIn(actor);
  return responses.listOfPersonWithEvents(actor.uid, RESPONSE_CREDENTIALS_MAX);
}

/**
 * Notifies a device about these responses from now on, and about no others, in the language of the request. For their
 * owner.
 * @returns the responses that it is notified about
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `UNAUTHENTICATED`, `RATE_LIMITED`; `CONFLICT` where no notifications are
 * sent
 */
export async function savePushSubscription(context: Context, input: unknown): Promise<ParticipantEntity[]> {
  const { actor, clock, pushSender, mailing } = context;
  if (!pushSender || !mailing) throw new DomainError('CONFLICT', 'push.none');
  await takeChange(context);
  const { endpoint, keys, responses: asked } = parse(pushSubscription, input);
  if (!pushSender.takes(endpoint)) throw new DomainError('BAD_USER_INPUT', 'push.endpoint', { fields: ['endpoint'] });
  const own = asked ? await ownAmong(context, asked) : await ownOfPerson(context);
  const device = { endpoint, ...keys, language: actor.language };
  await inTransaction(context, NO_TURN, async (transaction) => {
    const pushes = new PushRepository(transaction.em);
    for (const ended of await pushes.unsubscribe(endpoint, { butFor: own }))
      record(transaction, { type: 'response.deviceRemoved', ...ended });
    const added = await pushes.subscribe(own, device, { now: clock.now(), max: MAX_DEVICES });
    for (const response of own) {
      if (added.has(response.id))
        record(transaction, { type: 'response.deviceAdded', event: response.event, response });
    }
  });
  return own;
}

/**
 * Notifies a device no longer. Its address is a secret of that device, and proof enough.
 * @returns whether it was notified until now
 * @throws DomainError `BAD_USER_INPUT`, `RATE_LIMITED`
 */
export async function removePushSubscription(context: Context, input: unknown): Promise<boolean> {
  await takeChange(context);
  const { endpoint } = parse(pushDevice, input);
  return inTransaction(context, NO_TURN, async (transaction) => {
    const ended = await new PushRepository(transaction.em).unsubscribe(endpoint, { butFor: [] });
    for (const one of ended) record(transaction, { type: 'response.deviceRemoved', ...one });
    return ended.length > 0;
  });
}
