import { type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyModule } from '../../lib/lazy.tsx';
import { sessionStore } from '../../lib/storage.ts';
import { useToast } from '../../ui/feedback/useToast.ts';
import { sameOriginPath } from './sameOriginPath.ts';
import { type Session, type SessionState, SIGNED_OUT } from './session.ts';
import { SessionContext, type SessionContextValue } from './SessionContext.ts';
import { sessionText } from '../../messages/people/sessionText.generated.ts';

/** Where to go after a sign-in. Stored, since a sign-in by redirect leaves the page. */
const DESTINATION = 'quorum-sign-in-destination';

/** There is a sentence for each thing that can go wrong; few people ever need one. */
const sentences = lazyModule(() => import('./signInErrorSentence.ts'), { prefetchOnInteraction: true });

const useDestination = () => {
  const navigate = useNavigate();
  return useCallback(() => {
    const destination = sessionStore.read(DESTINATION);
    sessionStore.drop(DESTINATION);
    const path = destination && sameOriginPath(destination);
    if (path) void navigate(path);
  }, [navigate]);
};

/** Calls `onChange` when another person is signed in than before, or nobody any more. */
const usePersonChange = (state: SessionState, onChange: () => void) => {
  const uid = state.status === 'loading' ? undefined : (state.user?.uid ?? null);
  const known = useRef(uid);
  useEffect(() => {
    const before = known.current;
    known.current = uid;
    if (before !== undefined && uid !== undefined && before !== uid) onChange();
  }, [uid, onChange]);
};

interface SessionProviderProps {
  session: Session;
  /** What was fetched for one person is not for the next: the place to clear caches. */
  onPersonChange: () => void;
  children: ReactNode;
}

export const SessionProvider = ({ session, onPersonChange, children }: SessionProviderProps) => {
  const state = useSyncExternalStore(session.subscribe, session.getState, () => SIGNED_OUT);
  const toast = useToast();
  const goToDestination = useDestination();
  usePersonChange(state, onPersonChange);

  const report = useCallback(
    async (error: unknown) => {
      const title = sessionText.signInFailed;
      // without a connection the title alone has to do
      const description = await sentences.load().then(
        ({ signInErrorSentence }) => signInErrorSentence(error),
        () => undefined,
      );
      toast({ title, variant: 'destructive', ...(description && { description }) });
    },
    [toast],
  );

  useEffect(() => {
    session.restore().then((cameBack) => cameBack && goToDestination(), report);
  }, [session, goToDestination, report]);

  const value = useMemo<SessionContextValue>(
    () => ({
      ...state,
      prepare: session.prepare,
      signOut: session.signOut,
      deleteUser: session.deleteUser,
      getIdToken: session.getIdToken,
      signIn: async ({ redirectTo } = {}) => {
        if (redirectTo === undefined) sessionStore.drop(DESTINATION);
        else sessionStore.write(DESTINATION, redirectTo);
        try {
          const outcome = await session.signIn();
          if (outcome === 'signedIn') goToDestination();
          if (outcome === 'cancelled') toast({ title: sessionText.signInCancelled });
        } catch (error) {
          await report(error);
        }
      },
    }),
    [state, session, goToDestination, report, toast],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
};
