import { use } from 'react';
import { SessionContext, type SessionContextValue } from './SessionContext.ts';

export const useSession = (): SessionContextValue => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};
