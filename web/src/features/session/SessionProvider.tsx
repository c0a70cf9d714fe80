import { type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionStore } from '../../lib/storage.ts';
import { useToast } from '../../ui/feedback/useToast.ts';
import { sameOriginPath } from './sameOriginPath.ts';
import { type Session, type SessionState, SIGNED_OUT } from './session.ts';
import { SessionContext, type SessionContextValue } from './SessionContext.ts';
import { sessionText } from './sessionText.ts';
import { signInErrorSentence } from './signInError.ts';

/** Where to go after a sign-in. Stored, since a sign-in by redirect leaves the page. */
const DESTINATION = 'quorum-sign-in-destination';

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
    (error: unknown) =>
      toast({ title: sessionText.signInFailed, description: signInErrorSentence(error), variant: 'destructive' }),
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
          report(error);
        }
      },
    }),
    [state, session, goToDestination, report, toast],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
};
