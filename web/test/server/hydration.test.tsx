import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createApp } from '../../src/app/createApp.tsx';
import { prepareHydration, readInitialState } from '../../src/app/initialState.ts';
import { clearInitialData } from '../../src/lib/api/initialData.ts';
import { setNow } from '../../src/lib/useNow.ts';
import { renderPage } from '../../src/server/renderPage.tsx';
import { anEvent, aPage, aResponse, eventTypes } from '../support/anEvent.ts';
import { fakeQuery, TEMPLATE } from '../support/fakeQuery.ts';

const begun = anEvent({ title: 'Under way', date: new Date(Date.now() - 60_000).toISOString(), timezone: 'UTC' });
const own = aResponse({ id: '4711', name: 'Me' });
const joined = anEvent({ title: 'Joined from here', timezone: 'Asia/Tokyo', participants: [own] });

const query = fakeQuery({
  HomeEvents: () => ({ upcoming: aPage([begun, joined]), past: aPage([]) }),
  HomePolls: () => ({ polls: { __typename: 'PollConnection', nodes: [], totalCount: 0 } }),
  EventTypes: () => ({ eventTypes }),
});

it('goes on with what the server has written, and then shows what only this browser knows', async () => {
  // a response of this browser, and its zone
  localStorage.setItem('response-token-4711', 'secret');
  const request = {
    address: '/',
    origin: window.location.origin,
    locale: 'en-US',
    now: Date.now(),
    credits: {},
    query,
  };
  const { html } = await renderPage(request, TEMPLATE);
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  const written = [...document.querySelectorAll('#root *')];
  const first = readInitialState();
  const root = document.getElementById('root');
  if (!first || !root) throw new Error('nothing to take over');
  expect(screen.queryByRole('button', { name: 'Edit Response' })).toBeNull();

  const { app, client } = createApp();
  await prepareHydration(client, first, '/');
  setNow(first.now);
  const mismatches: unknown[] = [];
  // of attributes that differ, such as the identifiers of fields, React tells by this alone
  const errors = jest.spyOn(console, 'error');
  const hydrated = await act(async () =>
    hydrateRoot(root, app, { onRecoverableError: (error) => mismatches.push(error) }),
  );

  expect(mismatches).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  expect(written.length).toBeGreaterThan(100);
  // the button to join has become another one; all else is what the server has written
  expect(written.filter((element) => !element.isConnected && element.tagName !== 'BUTTON')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Edit Response' })).toBeVisible();
  expect(screen.getByText(/your time$/)).toBeVisible();

  await act(async () => hydrated.unmount());
  clearInitialData();
  localStorage.clear();
});
