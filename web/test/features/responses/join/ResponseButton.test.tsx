import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { EventCard } from '../../../../src/features/events/card/EventCard.tsx';
import { anEvent, aResponse } from '../../../support/anEvent.ts';
import { ada, renderPage } from '../../../support/renderPage.tsx';

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
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toHaveAttribute('href');
    expect(screen.queryByRole('button', { name: 'Join Event' })).toBeNull();
    expect(screen.getByText('Join Event')).not.toBeVisible();
  });

  it('waits for the responses of a signed-in person', async () => {
    let answer: (data: object) => void = () => undefined;
    const asked = new Promise<object>((resolve) => (answer = resolve));
    renderPage(card, { user: ada, answers: { MyResponses: () => asked } });
    expect(await screen.findByRole('button', { name: WAITING })).toHaveAttribute('aria-disabled', 'true');
    const responses = [{ __typename: 'Participant', id: own.id }];
    await act(async () => answer({ viewer: { __typename: 'Viewer', uid: ada.uid, responses, hiddenResponses: [] } }));
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

describe('Where the organiser has hidden one’s response, which no list shows,', () => {
  const others = anEvent({ participants: [aResponse({ name: 'Vera' })] });
  const own = aResponse({ id: '12', name: 'Ada', comment: 'Late', status: 'WAITLISTED' });
  const hidden = { __typename: 'HiddenResponse', urlHash: others.urlHash, response: own };
  const viewer = { __typename: 'Viewer', uid: ada.uid, responses: [{ __typename: 'Participant', id: '12' }] };
  const UpdateResponse = () => ({ updateResponse: { ...own, comment: 'On time' } });
  const MyResponses = () => ({ viewer: { ...viewer, hiddenResponses: [hidden] } });
  const HiddenOfBrowser = () => ({ hiddenResponses: [hidden] });

  it.each([
    ['by account', { user: ada, answers: { MyResponses, UpdateResponse } }, null],
    ['by the token of this browser', { answers: { HiddenOfBrowser, UpdateResponse } }, 'secret'],
  ])('the button edits what is read for its owner %s alone, and counts it nowhere', async (_by, options, token) => {
    if (token) localStorage.setItem('response-token-12', token);
    const { user, asked } = renderPage(<EventCard event={others} />, options);
    await user.click(await screen.findByRole('button', { name: 'Edit Response' }));
    const comment = await screen.findByLabelText('Comment');
    expect(comment).toHaveValue('Late');
    await user.clear(comment);
    await user.type(comment, 'On time');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Response updated!')).toBeVisible();
    const update = asked.find(({ name }) => name === 'UpdateResponse');
    expect(update?.variables).toMatchObject({
      participantId: '12',
      input: { comment: 'On time' },
      responseToken: token,
    });
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
  });

  it('the button goes on editing one that is hidden while its card is open', async () => {
    localStorage.setItem('response-token-12', 'secret');
    const Polled = () => {
      const [isHidden, setIsHidden] = useState(false);
      const participants = isHidden ? others.participants : [...others.participants, own];
      return (
        <>
          <button onClick={() => setIsHidden(true)}>Poll</button>
          <EventCard event={{ ...others, participants }} />
        </>
      );
    };
    const { user, answer } = renderPage(<Polled />, { answers: { HiddenOfBrowser: () => ({ hiddenResponses: [] }) } });
    expect(await screen.findByRole('button', { name: 'Edit Response' })).toBeEnabled();
    answer('HiddenOfBrowser', HiddenOfBrowser);
    await user.click(screen.getByRole('button', { name: 'Poll' }));
    expect(await screen.findByRole('button', { name: 'Edit Response' })).toBeEnabled();
    expect(screen.queryByText('Ada')).toBeNull();
  });

  it('the button of another event joins it', async () => {
    localStorage.setItem('response-token-12', 'secret');
    const another = anEvent({ urlHash: 'another', participants: [] });
    const { asked } = renderPage(<EventCard event={another} />, { answers: { HiddenOfBrowser } });
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('HiddenOfBrowser'));
    expect(await screen.findByRole('button', { name: 'Join Event' })).toBeEnabled();
  });

  it('a browser that holds no token does not ask', () => {
    const { asked } = renderPage(<EventCard event={others} />);
    expect(asked).toEqual([]);
  });
});

it('is Edit Response for who signs in and adopts what they answered before', async () => {
  let isAdopted = false;
  const viewer = () => ({
    __typename: 'Viewer',
    uid: ada.uid,
    responses: isAdopted ? [{ __typename: 'Participant', id: own.id }] : [],
    hiddenResponses: [],
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

it('is Edit Response by the account alone then: the token that this browser held is forgotten', async () => {
  localStorage.setItem('response-token-4711', 'secret');
  const responses = [{ __typename: 'Participant', id: own.id }];
  const viewer = { __typename: 'Viewer', uid: ada.uid, responses, hiddenResponses: [] };
  renderPage(card, { user: ada, answers: { MyResponses: () => ({ viewer }) } });
  expect(await screen.findByRole('button', { name: 'Edit Response' })).toBeEnabled();
  await waitFor(() => expect(localStorage.getItem('response-token-4711')).toBeNull());
  expect(screen.getByRole('button', { name: 'Edit Response' })).toBeEnabled();
});
