import { canEditResponse, canManageEvent, canRemoveResponse, type OwnedResponse } from '@quorum/domain/policies';
import { privateLinkIn } from '@quorum/domain/privateLink';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useMyResponsesQuery } from '../../../generated/graphql.generated.ts';
import { clearInitialData } from '../../../lib/api/initialData.ts';
import { hasOtherTabResponded, onResponseChangeInOtherTab } from '../../../lib/browser/responseChannel.ts';
import { refreshEvents, refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { SIGNED_IN } from '../../../lib/browser/signInMarks.ts';
import { localStore } from '../../../lib/storage.ts';
import { subscribeToNothing } from '../../../lib/subscribeToNothing.ts';
import { useSession } from '../../session/useSession.ts';
import { paths } from '../../../lib/paths.ts';
import { confirmedResponse } from '../private-link/confirmation.ts';
import { type Ownership, OwnershipContext } from './OwnershipContext.ts';
import { isPendingId } from '../pendingId.ts';
import { useAdoption } from './useAdoption.ts';
import { useForgetAdopted } from './useForgetAdopted.ts';
import { useHiddenOfBrowser } from './useHiddenOfBrowser.ts';

/** What the start script has found out (`web/src/start`); nothing on the server. */
const foundAtStart = (): DOMStringMap => (typeof document === 'undefined' ? {} : document.documentElement.dataset);

/** While the page is taken over, the button is as the start script has left it. */
const wasAwaited = () => foundAtStart().ownership === 'awaited';
const isAwaitedNoMore = () => false;

const isOnPrivateLink = () =>
  typeof window !== 'undefined' &&
  [paths.event(''), paths.poll('')].some((page) => window.location.pathname.startsWith(page)) &&
  privateLinkIn(window.location.hash) !== undefined;

/** Refetches what is on the screen when another tab of this browser adds, changes or removes a response or votes. */
const useOtherTabs = () => {
  const client = useApolloClient();
  useEffect(() => {
    const refetch = () => {
      clearInitialData();
      refreshEvents(client);
      refreshPolls(client);
    };
    // a page that comes back from the history has heard nothing meanwhile
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && refetch();
    if (hasOtherTabResponded()) refetch();
    window.addEventListener('pageshow', cameBack);
    const stopListening = onResponseChangeInOtherTab(refetch);
    return () => {
      window.removeEventListener('pageshow', cameBack);
      stopListening();
    };
  }, [client]);
};

/** Knows what the one who looks may do with responses, once for all the cards of a page. */
export const OwnershipProvider = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession();
  const uid = user?.uid ?? null;
  const seemingUid = status === 'loading' ? localStore.read(SIGNED_IN) : uid;
  const isRemembered = rememberedResponses.useRemembered();
  const hiddenOfBrowser = useHiddenOfBrowser();
  const [confirmed] = useState(confirmedResponse);
  const { data, error } = useMyResponsesQuery({ skip: uid === null, context: { auth: true } });
  const viewer = data?.viewer;
  const isAwaited = useSyncExternalStore(subscribeToNothing, isAwaitedNoMore, wasAwaited);
  const [isLinkOpen, setIsLinkOpen] = useState(isOnPrivateLink);
  const settle = useCallback(() => setIsLinkOpen(false), []);
  const hasLoaded = error !== undefined || (data !== undefined && (viewer?.uid ?? uid) === uid);
  const isPersonKnown = status !== 'loading' && (uid === null || hasLoaded);
  const isKnown = isPersonKnown && !isAwaited && !isLinkOpen;
  useOtherTabs();
  useAdoption(uid);
  useForgetAdopted(viewer?.uid === uid ? viewer.responses : undefined);

  const ownership = useMemo((): Ownership => {
    const actor = { uid };
    const own = viewer?.uid === uid ? viewer : undefined;
    const hidden = [...(own?.hiddenResponses ?? []), ...hiddenOfBrowser];
    const mine = new Set(own?.responses.map(({ id }) => id));
    const owned = (id: string): OwnedResponse => ({
      uid: mine.has(id) ? uid : null,
      isProven: isRemembered(id) || id === confirmed || hiddenOfBrowser.some(({ response }) => response.id === id),
    });
    return {
      actor,
      isKnown,
      seemsOwn: (event) => canManageEvent({ uid: seemingUid }, event),
      settle,
      hiddenIn: (urlHash) => hidden.find((one) => one.urlHash === urlHash)?.response,
      canEdit: (id) => !isPendingId(id) && canEditResponse(actor, owned(id)),
      canRemove: (id, event) => !isPendingId(id) && canRemoveResponse(actor, owned(id), event),
    };
  }, [uid, seemingUid, viewer, hiddenOfBrowser, isRemembered, confirmed, isKnown, settle]);

  return <OwnershipContext value={ownership}>{children}</OwnershipContext>;
};
