import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { createSession } from '../../../src/features/session/createSession.ts';
import { SessionProvider } from '../../../src/features/session/SessionProvider.tsx';
import { SignInDialog } from '../../../src/features/session/SignInDialog.tsx';
import { useSession } from '../../../src/features/session/useSession.ts';
import { theme } from '../../../src/ui/theme/theme.ts';
import { ToastProvider } from '../../../src/ui/feedback/ToastProvider.tsx';
import { ada, authError, fakeIdentity } from '../../support/fakeIdentity.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const Page = () => {
  const { status, user, signOut } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      <p>{`${status} ${user?.uid ?? 'nobody'} at ${pathname}`}</p>
      <button onClick={() => void signOut()}>Log out</button>
      <SignInDialog
        open={status === 'signedOut'}
        onOpenChange={() => undefined}
        title="Sign in Required"
        description="To create an event."
        redirectTo="/create"
      />
    </>
  );
};

const show = (given: Parameters<typeof fakeIdentity>[0]) => {
  const onPersonChange = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <ToastProvider>
          <SessionProvider session={createSession(fakeIdentity(given).load)} onPersonChange={onPersonChange}>
            <Page />
          </SessionProvider>
        </ToastProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return { onPersonChange, user: userEvent.setup() };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('signing in from a dialog', () => {
  it('says that it was cancelled when the popup was closed, and stays', async () => {
    show({ picks: authError('popup-closed-by-user') });
    await press('Sign in with Google');
    expect(await screen.findByText('Sign-in was cancelled.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled());
    expect(screen.getByText('signedOut nobody at /')).toBeInTheDocument();
  });

  it('goes where the dialog said, and forgets what was fetched for a visitor', async () => {
    const { onPersonChange } = show({ picks: ada });
    await press('Sign in with Google');
    expect(await screen.findByText('signedIn ada at /create')).toBeInTheDocument();
    expect(onPersonChange).toHaveBeenCalledTimes(1);
  });

  it('goes there after a detour by redirect too', async () => {
    show({ picks: authError('popup-blocked') });
    await press('Sign in with Google');
    cleanup();
    show({ back: ada });
    expect(await screen.findByText('signedIn ada at /create')).toBeInTheDocument();
  });

  it('stays when the popup is closed', async () => {
    show({ picks: authError('popup-closed-by-user') });
    await press('Sign in with Google');
    expect(screen.getByText('signedOut nobody at /')).toBeInTheDocument();
    expect(screen.queryByText('Could not sign in')).not.toBeInTheDocument();
  });

  it('says what went wrong and what to do about it', async () => {
    show({ picks: authError('network-request-failed') });
    await press('Sign in with Google');
    expect(await screen.findByText('Could not sign in')).toBeInTheDocument();
    expect(screen.getAllByText(/could not be reached. Check your connection/)[0]).toBeInTheDocument();
  });
});

it('forgets what was fetched for a person who logs out', async () => {
  const { onPersonChange } = show({ picks: ada });
  await press('Sign in with Google');
  await press('Log out');
  await waitFor(() => expect(onPersonChange).toHaveBeenCalledTimes(2));
  expect(screen.getByText('signedOut nobody at /create')).toBeInTheDocument();
});
