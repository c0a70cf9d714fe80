import { createContext } from 'react';
import type { Session, SessionState } from './session.ts';

export type SessionContextValue = SessionState & {
  /** Opens the sign-in and, once signed in, goes to `redirectTo`. Says itself what went wrong; never rejects. */
  signIn: (options?: { redirectTo?: string }) => Promise<void>;
  signOut: () => Promise<void>;
  deleteUser: Session['deleteUser'];
  getIdToken: Session['getIdToken'];
  /** Call when a sign-in seems near: it fetches what the popup needs. */
  prepare: () => void;
};

export const SessionContext = createContext<SessionContextValue | null>(null);
