import type { ResponseChange } from '@quorum/domain/response/draft';
import { type UpdateResponseInput, useUpdateResponseMutation } from '../../../generated/graphql.generated.ts';
import { broadcastResponseChange } from '../../../lib/browser/responseChannel.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { withChange } from '@quorum/domain/response/plan';
import { sentAnswers } from '../sentAnswers.ts';
import { foreseen, writeForeseen } from '../foreseen.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { useCelebration } from '../tipping/useCelebration.ts';
import type { RespondableEvent, ShownResponse } from '../RespondableEvent.ts';

/** Changes one's response, on the card at once; the promise rejects, and the card is as it was, when the server refuses. */
export const useUpdateResponse = (event: RespondableEvent, response: ShownResponse) => {
  const [update, { client }] = useUpdateResponseMutation();
  const celebrate = useCelebration(event);

  return async ({ answers, ...change }: ResponseChange): Promise<void> => {
    const input = { ...change, ...(answers && { answers: sentAnswers(answers) }) } satisfies UpdateResponseInput;
    const others = event.participants.filter(({ id }) => id !== response.id);
    const changed = { ...response, ...change, ...withChange(response, change) };
    const probable = foreseen([...others, changed], event).find(({ id }) => id === changed.id) ?? changed;
    const { data } = await update({
      variables: {
        urlHash: event.urlHash,
        participantId: response.id,
        input,
        responseToken: rememberedResponses.tokenOf(response.id),
      },
      optimisticResponse: { updateResponse: probable },
      update(cache, { data }) {
        if (data) writeForeseen(cache, event, [...others, { ...changed, ...data.updateResponse }]);
      },
    }).catch((error: unknown) => {
      rememberedResponses.forgetIfRefused(response.id, error);
      throw error;
    });
    if (data) celebrate({ ...changed, ...data.updateResponse }, response);
    refreshEvents(client);
    broadcastResponseChange();
  };
};
