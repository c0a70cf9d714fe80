import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { OwnershipProvider } from '../../src/features/responses/ownership/OwnershipProvider.tsx';
import type { SessionUser } from '../../src/features/session/session.ts';
import { SessionContext, type SessionContextValue } from '../../src/features/session/SessionContext.ts';
import { EventTypesDocument, MyResponsesDocument } from '../../src/generated/graphql.generated.ts';
import { theme } from '../../src/ui/theme/theme.ts';
import { ToastProvider } from '../../src/ui/feedback/ToastProvider.tsx';
import { eventTypes } from './anEvent.ts';
import { type Answer, fakeServer } from './fakeServer.ts';

export const ada: SessionUser = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com', photoURL: null };

interface Options {
  user?: SessionUser | null;
  /** Whether it is not known yet who is signed in. */
  isSessionLoading?: boolean;
  answers?: Record<string, Answer>;
  /** Writes into the cache what came with the page. */
  cameWithIt?: (client: ApolloClient) => void;
  /** Where the page is shown; `path` is its pattern. */
  at?: string;
  path?: string;
  signIn?: SessionContextValue['signIn'];
  deleteUser?: SessionContextValue['deleteUser'];
}

const Where = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="where">{pathname + search}</span>;
};

const signedInAs = (user: SessionUser | null) =>
  user ? ({ status: 'signedIn', user } as const) : ({ status: 'signedOut', user: null } as const);

/** Nothing waits for it, and no test has to, where no response is hidden. */
const unanswered = () => new Promise<object>(() => undefined);

/** A page or a component with all that surrounds it in the app, for a visitor or for `user`. */
export const renderPage = (element: ReactElement, options: Options = {}) => {
  const { user = null, at = '/', path = at.split('?')[0] ?? at, signIn = () => Promise.resolve() } = options;
  const server = fakeServer({ HiddenOfBrowser: unanswered, ...options.answers });
  options.cameWithIt?.(server.client);
  // what every page has long loaded, unless a test is about its loading
  const knows = (name: string) => options.answers?.[name] === undefined;
  if (knows('EventTypes')) server.client.writeQuery({ query: EventTypesDocument, data: { eventTypes } });
  if (knows('MyResponses') && user) {
    const viewer = { __typename: 'Viewer' as const, uid: user.uid, responses: [], hiddenResponses: [] };
    server.client.writeQuery({ query: MyResponsesDocument, data: { viewer } });
  }
  const session = {
    ...(options.isSessionLoading ? ({ status: 'loading', user: null } as const) : signedInAs(user)),
    signIn,
    signOut: () => Promise.resolve(),
    deleteUser: options.deleteUser ?? (() => Promise.resolve()),
    getIdToken: () => Promise.resolve(user && `token of ${user.uid}`),
    prepare: () => undefined,
  };
  render(
    <ThemeProvider theme={theme}>
      <ApolloProvider client={server.client}>
        <ToastProvider>
          <SessionContext value={session}>
            <MemoryRouter initialEntries={[at]}>
              <OwnershipProvider>
                <Routes>
                  <Route path={path} element={element} />
                  <Route path="*" element={null} />
                </Routes>
              </OwnershipProvider>
              <Where />
            </MemoryRouter>
          </SessionContext>
        </ToastProvider>
      </ApolloProvider>
    </ThemeProvider>,
  );
  return { ...server, user: userEvent.setup() };
};
