import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { EventCard } from '../../../src/features/events/card/EventCard.tsx';
import { anEvent, aResponse } from '../../support/anEvent.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const own = aResponse({ id: '4711', name: 'Me' });
const event = anEvent({ participants: [aResponse(), own] });
const card = <EventCard event={event} />;
const WAITING = 'Looking for your response...';

/** What the start script does to the page when its reader may have responded. */
const awaitOwnership = () => Object.assign(document.documentElement.dataset, { ownership: 'awaited' });

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.ownership;
});

describe('Until it is known whether one has answered, the button', () => {
  it('waits while it is not known who is signed in', async () => {
    renderPage(card, { isSessionLoading: true });
    const button = await screen.findByRole('button', { name: WAITING });
    expect(button).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Join Event' })).toBeNull();
    expect(screen.getByText('Join Event')).not.toBeVisible();
  });

  it('waits for the responses of a signed-in person', async () => {
    let answer: (data: object) => void = () => undefined;
    const asked = new Promise<object>((resolve) => (answer = resolve));
    renderPage(card, { user: ada, answers: { MyResponses: () => asked } });
    expect(await screen.findByRole('button', { name: WAITING })).toBeDisabled();
    const responses = [{ __typename: 'Participant', id: own.id }];
    await act(async () => answer({ viewer: { __typename: 'Viewer', uid: ada.uid, responses } }));
    expect(await screen.findByRole('button', { name: 'Edit Response' })).toBeEnabled();
  });

  it('waits no longer when they cannot be asked for', async () => {
    renderPage(card, { user: ada, answers: { MyResponses: () => new Error('offline') } });
    expect(await screen.findByRole('button', { name: 'Join Event' })).toBeEnabled();
  });

  it('is what the start script has made of it, and then what this browser holds', async () => {
    awaitOwnership();
    localStorage.setItem('response-token-4711', 'secret');
    renderPage(card);
    expect(await screen.findByRole('button', { name: 'Edit Response' })).toBeEnabled();
  });

  it('ends its wait where nothing was answered', async () => {
    awaitOwnership();
    renderPage(card);
    expect(await screen.findByRole('button', { name: 'Join Event' })).toBeEnabled();
  });
});

it('is usable at once where this browser has stored nothing', () => {
  renderPage(card);
  expect(screen.getByRole('button', { name: 'Join Event' })).toBeEnabled();
});

it('is Edit Response for who signs in and adopts what they answered before', async () => {
  let isAdopted = false;
  const viewer = () => ({
    __typename: 'Viewer',
    uid: ada.uid,
    responses: isAdopted ? [{ __typename: 'Participant', id: own.id }] : [],
  });
  sessionStorage.clear();
  renderPage(card, {
    user: ada,
    answers: {
      MyResponses: () => ({ viewer: viewer() }),
      AdoptResponses: () => {
        isAdopted = true;
        return { adoptResponses: 1 };
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Edit Response' })).toBeEnabled();
});
