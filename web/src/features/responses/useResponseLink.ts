import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ResponseFragment, useOpenResponseMutation } from '../../generated/graphql.generated.ts';
import { refusalCode } from '../../lib/refusalCode.ts';
import { responseLinkIn } from '../../lib/responseLink.ts';
import { useToast } from '../../ui/feedback/useToast.ts';
import { rememberResponse } from './rememberedResponses.ts';
import { adoptResponses } from './useAdoption.ts';
import { useOwnership } from './useOwnership.ts';
import { messages } from '../../lib/language.ts';
import { linkedResponse } from '../../messages/en/linkedResponse.ts';

export const linkedResponseText = messages('linkedResponse', linkedResponse);

/** What a private link has opened. */
export interface OpenedResponse {
  response: ResponseFragment;
  isToWithdraw: boolean;
}

/** Whether the server refused the link as no proof; a lost connection or a limit is no such refusal. */
const isRefusal = (error: unknown) => ['FORBIDDEN', 'NOT_FOUND'].includes(refusalCode(error) ?? '');

/**
 * Opens the response of the private link by which one has come to an event, and lets this browser hold it; says so when
 * the link is not or no longer good for that. The token leaves the address bar at once, so that it is not shared along with
 * the page. It is read by a mutation that changes nothing: a query would carry the token in its address.
 */
export const useResponseLink = (urlHash: string) => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { settle, actor } = useOwnership();
  const { uid } = actor;
  const [openResponse, { client }] = useOpenResponseMutation({ fetchPolicy: 'no-cache' });
  const [opened, setOpened] = useState<OpenedResponse>();

  useEffect(() => {
    const link = responseLinkIn(hash);
    if (!link) return;
    void navigate({ pathname, search }, { replace: true });
    const refuse = () =>
      toast({ title: linkedResponseText.invalid, description: linkedResponseText.invalidHint, variant: 'destructive' });
    const open = async () => {
      const { participantId, token, isToWithdraw } = link;
      if (!participantId || !token) {
        refuse();
        return;
      }
      try {
        const { data } = await openResponse({ variables: { urlHash, participantId, responseToken: token } });
        if (data) setOpened({ response: data.updateResponse, isToWithdraw });
      } catch (error) {
        if (isRefusal(error)) {
          refuse();
          return;
        }
      }
      rememberResponse(participantId, token, urlHash);
      // the link came to an address, perhaps to that of the account
      if (uid !== null) await adoptResponses(client).catch(() => undefined);
    };
    void open().finally(settle);
  }, [client, openResponse, hash, navigate, pathname, search, settle, toast, uid, urlHash]);

  const close = useCallback(() => setOpened(undefined), []);
  return { opened, close };
};
