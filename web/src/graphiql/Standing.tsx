import { PAGES } from '@quorum/domain/pages';
import { useSyncExternalStore } from 'react';
import { type Session, SIGNED_OUT } from '../features/session/session.ts';

/** Who is asking, and the ways to a token and to what there is to know. */
export const Standing = ({ session }: { session: Session }) => {
  const { user, status } = useSyncExternalStore(session.subscribe, session.getState, () => SIGNED_OUT);
  return (
    <p className="standing">
      {user && <span>You are signed in as {user.displayName ?? user.email ?? 'yourself'}.</span>}
      {status === 'signedOut' && (
        <span>
          You are not signed in.{' '}
          <button type="button" onClick={() => void session.signIn().catch(() => undefined)}>
            Sign in
          </button>
        </span>
      )}
      <a href={PAGES.developerSettings}>Make an API token</a>
      <a href={PAGES.developers}>Developers</a>
      <a href="/api/docs">REST</a>
    </p>
  );
};
