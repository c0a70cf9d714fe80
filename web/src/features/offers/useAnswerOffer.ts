import { useState } from 'react';
import { useAnswerOfferMutation } from '../../generated/event.generated.ts';
import { refreshEvents } from '../../lib/api/refreshEvents.ts';
import { broadcastResponseChange } from '../../lib/browser/responseChannel.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { offersText } from '../../messages/responses/offersText.generated.ts';

/** Takes places for a response, or lets them go with 0. */
export const useAnswerOffer = (urlHash: string, participantId: string) => {
  const [answer, { client }] = useAnswerOfferMutation();
  const { attempt, succeed } = useOutcome();
  const [busyWith, setBusyWith] = useState<'take' | 'pass' | null>(null);

  const send = async (seats: number): Promise<void> => {
    setBusyWith(seats === 0 ? 'pass' : 'take');
    const responseToken = rememberedResponses.tokenOf(participantId);
    const variables = { urlHash, participantId, seats, responseToken };
    const isSaved = await attempt(() => answer({ variables }), offersText.failed);
    setBusyWith(null);
    if (isSaved) succeed(seats === 0 ? offersText.passed : offersText.taken);
    // where it was refused, the place is gone, and the page should say so
    refreshEvents(client);
    broadcastResponseChange();
  };

  return { send, busyWith };
};
