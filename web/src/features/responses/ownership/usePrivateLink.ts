import { useApolloClient } from '@apollo/client/react';
import { privateLinkIn } from '@quorum/domain/privateLink';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refusalCode } from '../../../lib/api/refusalCode.ts';
import type { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { useToast } from '../../../ui/feedback/useToast.ts';
import { adoptResponses } from './useAdoption.ts';
import { useOwnership } from './useOwnership.ts';
import { linkedResponseText } from '../../../messages/responses/linkedResponseText.generated.ts';

export interface LinkToOpen {
  id: string;
  token: string;
  isToWithdraw: boolean;
}

/** Whether the server refused the link as no proof; a lost connection or a limit is no such refusal. */
const isRefusal = (error: unknown) => ['FORBIDDEN', 'NOT_FOUND'].includes(refusalCode(error) ?? '');

/**
 * Opens the answer of the private link by which one has come to an event or a poll, and lets this browser hold it; says so
 * when the link is not or no longer good for that. The token leaves the address bar at once, so that it is not shared along
 * with the page. It is read by a mutation that changes nothing: a query would carry the token in its address.
 * @param open sends that mutation
 */
export const usePrivateLink = (
  urlHash: string,
  remembered: typeof rememberedResponses,
  open: (link: LinkToOpen) => Promise<unknown>,
): void => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const client = useApolloClient();
  const { settle, actor } = useOwnership();

  const follow = useEffectEvent(async (link: Partial<LinkToOpen>) => {
    const { id, token, isToWithdraw = false } = link;
    const refuse = () =>
      toast({ title: linkedResponseText.invalid, description: linkedResponseText.invalidHint, variant: 'destructive' });
    if (!id || !token) {
      refuse();
      return;
    }
    try {
      await open({ id, token, isToWithdraw });
    } catch (error) {
      if (isRefusal(error)) {
        refuse();
        return;
      }
    }
    remembered.remember(id, token, urlHash);
    // the link came to an address, perhaps to that of the account
    if (actor.uid !== null) await adoptResponses(client).catch(() => undefined);
  });

  useEffect(() => {
    const link = privateLinkIn(hash);
    if (!link) return;
    void navigate({ pathname, search }, { replace: true });
    void follow(link).finally(settle);
  }, [hash, navigate, pathname, search, settle]);
};
