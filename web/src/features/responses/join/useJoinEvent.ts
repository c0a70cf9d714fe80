import type { Reference } from '@apollo/client';
import type { ResponseDraft } from '@quorum/domain/response/draft';
import {
  OwnResponsesDocument,
  type ResponseFragment,
  ResponseFragmentDoc,
  useJoinEventMutation,
} from '../../../generated/graphql.generated.ts';
import { alone } from '../../../lib/browser/alone.ts';
import { broadcastResponseChange } from '../../../lib/browser/responseChannel.ts';
import { refusalCode } from '../../../lib/api/refusalCode.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { useIdempotencyKey } from '../../../lib/api/useIdempotencyKey.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { useSession } from '../../session/useSession.ts';
import { sentAnswers } from '../sentAnswers.ts';
import { foreseen, writeForeseen } from '../foreseen.ts';
import { pendingId } from '../pendingId.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { FOR_ONESELF } from '../../../lib/api/forOneself.ts';

/** A response that has joined, and the proof whose it is. */
export interface Joined {
  response: ResponseFragment;
  responseToken: string;
  /** Whether the token is the only way back to it: neither an account nor a mail is one. */
  isWayBack: boolean;
  /** Whether a code is on its way to the number that was left. */
  isCodeSent: boolean;
}

/** Another tab was first: its response is about to be shown. */
export const ELSEWHERE = 'elsewhere';

/**
 * Joins `event`. The response is on its card at once, and off again when the server refuses: the promise rejects
 * then. A visitor's token is stored in this browser. Of two tabs that join at once, one does.
 */
export const useJoinEvent = (event: RespondableEvent) => {
  const { user } = useSession();
  const [join, { client }] = useJoinEventMutation();
  const { keyOf, renew } = useIdempotencyKey();

  /** Whether another tab has responded, though this one may not have learned of it yet. */
  const hasRespondedElsewhere = async (): Promise<boolean> => {
    const id = rememberedResponses.idIn(event.urlHash);
    if (id === undefined) return false;
    const { data } = await client.query({
      query: OwnResponsesDocument,
      variables: { urlHash: event.urlHash },
      ...FOR_ONESELF,
    });
    const isThere = data?.event?.participants.some((participant) => participant.id === id) ?? false;
    if (isThere) refreshEvents(client);
    return isThere;
  };

  const send = async (draft: ResponseDraft): Promise<Joined | undefined> => {
    const { email, phone, phoneCountry: _byZone, phoneConsent, proof, answers, ...said } = draft;
    const ofPhone = phone === '' ? {} : { phone, phoneConsent, ...(proof && { proof }) };
    const blank = { status: 'DECLINED', waitlistPosition: null, offer: null } as const;
    const pending: ResponseFragment = { __typename: 'Participant', id: pendingId(), ...said, ...blank };
    const probable = foreseen([...event.participants, pending], event).find(({ id }) => id === pending.id) ?? pending;
    const variables = {
      urlHash: event.urlHash,
      input: { ...said, email: email || null, ...ofPhone, ...(answers && { answers: sentAnswers(answers) }) },
    };
    const { data } = await join({
      variables,
      context: { idempotencyKey: keyOf(variables) },
      optimisticResponse: {
        joinEvent: {
          __typename: 'JoinEventPayload',
          participant: { ...probable, isPhoneConfirmed: null },
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
    if (data && !user)
      rememberedResponses.remember(data.joinEvent.participant.id, data.joinEvent.responseToken, event.urlHash);
    refreshEvents(client);
    broadcastResponseChange();
    if (!data) return undefined;
    const { participant: response, responseToken } = data.joinEvent;
    const isCodeSent = response.isPhoneConfirmed === false;
    return { response, responseToken, isWayBack: !user && email === '', isCodeSent };
  };

  return (draft: ResponseDraft): Promise<Joined | typeof ELSEWHERE | undefined> =>
    alone(`response to ${event.urlHash}`, async () => {
      if (await hasRespondedElsewhere()) return ELSEWHERE;
      try {
        return await send(draft);
      } catch (error) {
        // an account that has responded elsewhere finds its response
        if (refusalCode(error) === 'CONFLICT') refreshEvents(client);
        throw error;
      }
    });
};
