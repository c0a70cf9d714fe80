import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../../src/app/App.tsx';
import { AppProviders } from '../../../src/app/AppProviders.tsx';
import { KeptSubscription } from '../../../src/features/notifications/lazyNotifications.ts';
import { pushNotes } from '../../../src/features/notifications/pushNotes.ts';
import { createSession } from '../../../src/features/session/createSession.ts';
import { rememberedResponses } from '../../../src/lib/browser/rememberedTokens.ts';
import { yieldToMain } from '../../../src/lib/yieldToMain.ts';
import { eventTypes } from '../../support/anEvent.ts';
import { fakeIdentity } from '../../support/fakeIdentity.ts';
import { fakePush, noPush } from '../../support/fakePush.ts';
import { fakeServer } from '../../support/fakeServer.ts';
import { ada } from '../../support/renderPage.tsx';

const NOTE = { urlHash: 'picnic', endpoint: 'https://push.example/before', uid: null };

/** The app on a page that has nothing to do with events. */
const start = (session = createSession(fakeIdentity().load)) => {
  const server = fakeServer({
    EventTypes: () => ({ eventTypes }),
    PushKey: () => ({ pushKey: 'BBBB' }),
    SavePushSubscription: () => ({ savePushSubscription: ['42'] }),
    HiddenOfBrowser: () => ({ hiddenResponses: [] }),
    AdoptResponses: () => ({ adoptResponses: 0 }),
    MyResponses: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', responses: [], hiddenResponses: [] } }),
  });
  render(
    <AppProviders client={server.client}>
      <MemoryRouter initialEntries={['/about']}>
        <App session={session} />
      </MemoryRouter>
    </AppProviders>,
  );
  return { ...server, names: () => server.asked.map(({ name }) => name) };
};

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(noPush);

it('compares the subscription at a start, on any page', async () => {
  fakePush('granted');
  rememberedResponses.remember('42', 'secret', 'picnic');
  pushNotes.write('42', NOTE);
  const { names } = start();
  await waitFor(() => expect(names()).toContain('SavePushSubscription'));
  await waitFor(() => expect(pushNotes.read('42')?.endpoint).toBe('https://push.example/1'));
});

it('asks nothing in a browser that is not notified', async () => {
  fakePush('granted');
  await KeptSubscription.load();
  const { names } = start();
  await waitFor(() => expect(document.title).toBe('About · Quorum'));
  await act(yieldToMain);
  expect(names()).not.toContain('PushKey');
});

it('ends it when the person signs out', async () => {
  const push = fakePush('granted');
  localStorage.setItem('quorum-signed-in', 'ada');
  const session = createSession(fakeIdentity({ stored: ada }).load);
  start(session);
  await waitFor(() => expect(session.getState().status).toBe('signedIn'));
  // turned on after the start
  push.subscription = { endpoint: NOTE.endpoint, key: 'BBBB' };
  pushNotes.write('42', { ...NOTE, uid: 'ada' });
  await act(() => session.signOut());
  await waitFor(() => expect(push.subscription).toBeNull());
  expect(pushNotes.all()).toEqual([]);
});
