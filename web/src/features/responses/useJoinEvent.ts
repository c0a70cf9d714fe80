import type { Reference } from '@apollo/client';
import type { ResponseDraft } from '@quorum/domain/response/draft';
import { ResponseFragmentDoc, useJoinEventMutation } from '../../generated/graphql.generated.ts';
import { broadcastResponseChange } from '../../lib/responseChannel.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { useIdempotencyKey } from '../../lib/useIdempotencyKey.ts';
import { useSession } from '../session/useSession.ts';
import { rememberResponse } from './rememberedResponses.ts';
import { probableStatus } from './probableStatus.ts';
import { pendingId } from './pendingId.ts';
import type { RespondableEvent } from './RespondableEvent.ts';

/**
 * Joins `event`. The response is on its card at once, and off again when the server refuses: the promise rejects
 * then. A visitor's token is stored in this browser.
 */
export const useJoinEvent = (event: RespondableEvent) => {
  const { user } = useSession();
  const [join, { client }] = useJoinEventMutation();
  const { keyOf, renew } = useIdempotencyKey();

  return async (draft: ResponseDraft): Promise<void> => {
    const { email, ...said } = draft;
    const variables = { urlHash: event.urlHash, input: { ...draft, email: email || null } };
    const { data } = await join({
      variables,
      context: { idempotencyKey: keyOf(variables) },
      optimisticResponse: {
        joinEvent: {
          __typename: 'JoinEventPayload',
          participant: { __typename: 'Participant', id: pendingId(), ...said, ...probableStatus(said) },
          responseToken: '',
        },
      },
      update(cache, { data }) {
        const participant = data?.joinEvent.participant;
        const added = participant && cache.writeFragment({ fragment: ResponseFragmentDoc, data: participant });
        if (!added) return;
        cache.modify<{ participants: readonly Reference[] }>({
          id: cache.identify({ __typename: 'Event', urlHash: event.urlHash }),
          fields: { participants: (current) => [...(current as readonly Reference[]), added] },
        });
      },
    });
    renew();
    if (data && !user) rememberResponse(data.joinEvent.participant.id, data.joinEvent.responseToken);
    refreshEvents(client);
    broadcastResponseChange();
  };
};
