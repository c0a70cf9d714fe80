import { useCallback, useState } from 'react';
import { type ResponseFragment, useOpenResponseMutation } from '../../../generated/graphql.generated.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { type LinkToOpen, usePrivateLink } from './usePrivateLink.ts';

/** What a private link has opened. */
export interface OpenedResponse {
  response: ResponseFragment;
  isToWithdraw: boolean;
}

/** Opens the response of the private link by which one has come to an event. */
export const useResponseLink = (urlHash: string) => {
  const [openResponse] = useOpenResponseMutation({ fetchPolicy: 'no-cache' });
  const [opened, setOpened] = useState<OpenedResponse>();
  usePrivateLink(urlHash, rememberedResponses, async ({ id, token, isToWithdraw }: LinkToOpen) => {
    const variables = { urlHash, participantId: id, responseToken: token };
    const { data } = await openResponse({ variables });
    if (data) setOpened({ response: data.updateResponse, isToWithdraw });
  });
  const close = useCallback(() => setOpened(undefined), []);
  return { opened, close };
};
