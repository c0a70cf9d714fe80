import type { Reference } from '@apollo/client';
import type { ResponseDraft } from '@quorum/domain/response/draft';
import { type ResponseFragment, ResponseFragmentDoc, useJoinEventMutation } from '../../generated/graphql.generated.ts';
import { broadcastResponseChange } from '../../lib/responseChannel.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { useIdempotencyKey } from '../../lib/useIdempotencyKey.ts';
import { useSession } from '../session/useSession.ts';
import { rememberResponse } from './rememberedResponses.ts';
import { foreseen, writeForeseen } from './foreseen.ts';
import { pendingId } from './pendingId.ts';
import type { RespondableEvent } from './RespondableEvent.ts';

/** A response that has joined, and the proof whose it is. */
export interface Joined {
  response: ResponseFragment;
  responseToken: string;
  /** Whether the token is the only way back to it: neither an account nor a mail is one. */
  isWayBack: boolean;
}

/**
 * Joins `event`. The response is on its card at once, and off again when the server refuses: the promise rejects
 * then. A visitor's token is stored in this browser.
 */
export const useJoinEvent = (event: RespondableEvent) => {
  const { user } = useSession();
  const [join, { client }] = useJoinEventMutation();
  const { keyOf, renew } = useIdempotencyKey();

  return async (draft: ResponseDraft): Promise<Joined | undefined> => {
    const { email, ...said } = draft;
    const blank = { status: 'DECLINED', waitlistPosition: null } as const;
    const pending: ResponseFragment = { __typename: 'Participant', id: pendingId(), ...said, ...blank };
    const probable = foreseen([...event.participants, pending], event).find(({ id }) => id === pending.id) ?? pending;
    const variables = { urlHash: event.urlHash, input: { ...draft, email: email || null } };
    const { data } = await join({
      variables,
      context: { idempotencyKey: keyOf(variables) },
      optimisticResponse: {
        joinEvent: {
          __typename: 'JoinEventPayload',
          participant: probable,
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
        writeForeseen(cache, event, [...event.participants, participant]);
      },
    });
    renew();
    if (data && !user) rememberResponse(data.joinEvent.participant.id, data.joinEvent.responseToken);
    refreshEvents(client);
    broadcastResponseChange();
    if (!data) return undefined;
    const { participant: response, responseToken } = data.joinEvent;
    return { response, responseToken, isWayBack: !user && email === '' };
  };
};
