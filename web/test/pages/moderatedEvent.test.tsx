import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { responseTokenKey } from '@quorum/domain/response/constants';
import { screen, waitFor, within } from '@testing-library/react';
import type { EventCardFragment } from '../../src/generated/graphql.generated.ts';
import { anEvent, aResponse } from '../support/anEvent.ts';
import { renderEventPage } from '../support/renderEventPage.tsx';
import { ada } from '../support/renderPage.tsx';

type Shown = Omit<EventCardFragment, 'participants'> & {
  isHidden?: boolean;
  participants: (EventCardFragment['participants'][number] & { isHidden?: boolean })[];
};

let event: Shown;

const show = (options?: Parameters<typeof renderEventPage>[1]) => renderEventPage(() => event, options);

beforeEach(() => {
  event = anEvent({ title: 'Five-a-side', participantThreshold: 2 });
});
afterEach(() => localStorage.clear());

describe('the response of somebody', () => {
  beforeEach(() => {
    event.participants = [aResponse({ id: 'bo', name: 'Bo' }), aResponse({ id: 'cy', name: 'Cy' })];
  });

  it('is hidden by the organiser, who goes on seeing it, and does not count', async () => {
    event.creatorId = 'ada';
    const page = show({
      user: ada,
      answers: {
        HideResponse: ({ participantId, hidden }) => {
          const isHidden = hidden as boolean;
          event = {
            ...event,
            participants: event.participants.map((one) => (one.id === participantId ? { ...one, isHidden } : one)),
          };
          return { hideResponse: { __typename: 'Participant', id: participantId, isHidden } };
        },
      },
    });
    expect(await screen.findByText('100%', { selector: 'strong' })).toBeVisible();
    await page.user.click(await screen.findByRole('button', { name: "Hide Bo's response" }));
    expect(await screen.findByText(/Bo's response is hidden and does not count/)).toBeVisible();
    const [row] = within(screen.getByRole('list', { name: 'Responses' })).getAllByRole('listitem');
    expect(row).toHaveTextContent('Bohidden');
    expect(screen.getByText('50%', { selector: 'strong' })).toBeVisible();

    await page.user.click(screen.getByRole('button', { name: "Show Bo's response again" }));
    expect(await screen.findByText("Bo's response is shown again.")).toBeVisible();
    expect(screen.getByText('100%', { selector: 'strong' })).toBeVisible();

    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText("Bo's response is hidden and does not count.")).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText("Bo's response is shown again.")).toBeVisible();
    expect(screen.getByText('100%', { selector: 'strong' })).toBeVisible();
  });

  it('is shown as before when that fails', async () => {
    event.creatorId = 'ada';
    const { user } = show({ user: ada, answers: { HideResponse: () => new Error('offline') } });
    await user.click(await screen.findByRole('button', { name: "Hide Bo's response" }));
    expect(await screen.findByText('Failed to hide response')).toBeVisible();
    expect(screen.getByRole('button', { name: "Hide Bo's response" })).toBeVisible();
  });

  it('is hidden by nobody else', async () => {
    show({ user: ada });
    expect(await screen.findByText('Bo')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  });
});

describe('a hidden guest list', () => {
  const guest = (id: string) => aResponse({ id, name: 'Guest' });
  beforeEach(() => {
    event.isGuestListHidden = true;
    event.participants = [guest('bo'), guest('cy'), guest('di')];
  });

  it('says to others how many come, and nothing of each', async () => {
    show();
    expect(await screen.findByText(/^3 people have responded/)).toBeVisible();
    expect(screen.queryByText('Guest')).toBeNull();
    expect(screen.getByText('3 of 2')).toBeVisible();
  });

  it('is there for the organiser', async () => {
    event.creatorId = 'ada';
    event.participants = [aResponse({ name: 'Bo' })];
    show({ user: ada });
    expect(await screen.findByText('Bo')).toBeVisible();
    expect(screen.getByText(/^Only the organisers see these names/)).toBeVisible();
  });

  it('shows participants their own response, and keeps its name when they edit it', async () => {
    localStorage.setItem(responseTokenKey('bo'), 'secret');
    const own = { ...guest('bo'), name: 'Bo', comment: 'Late' };
    const page = show({
      answers: {
        OwnResponses: () => ({
          event: { __typename: 'Event', urlHash: event.urlHash, participants: [own, guest('cy')] },
        }),
        UpdateResponse: () => ({ updateResponse: own }),
      },
    });
    expect(await screen.findByText('(you)')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Edit Response' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByDisplayValue('Bo')).toBeVisible();
    await page.user.click(dialog.getByRole('radio', { name: 'Maybe' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Response updated!')).toBeVisible();
    expect(page.asked.find(({ name }) => name === 'UpdateResponse')?.variables).toMatchObject({
      input: { likelihood: 0.5 },
    });
    const { input } = page.asked.find(({ name }) => name === 'UpdateResponse')?.variables ?? {};
    expect(Object.keys(input as object)).toEqual(['likelihood']);
  });
});

describe('an event that an operator has hidden', () => {
  it('tells its creator so', async () => {
    event = { ...event, creatorId: 'ada', isHidden: true };
    show({ user: ada });
    const note = await screen.findByRole('complementary', { name: 'This event is hidden' });
    expect(note).toHaveTextContent('Only you and they can see it');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it('offers nobody to join', async () => {
    event = { ...event, creatorId: 'ada', isHidden: true };
    show({ user: ada });
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Join Event/ })).toBeNull();
  });

  it('lets a response that is there be edited', async () => {
    localStorage.setItem(responseTokenKey('bo'), 'secret');
    event = { ...event, creatorId: 'ada', isHidden: true, participants: [aResponse({ id: 'bo', name: 'Bo' })] };
    show({ user: ada });
    expect(await screen.findByRole('button', { name: 'Edit Response' })).toBeVisible();
  });

  it('tells an operator so', async () => {
    event = { ...event, isHidden: true };
    show({ user: ada });
    expect(await screen.findByRole('complementary')).toHaveTextContent('Only its organiser and the operators of this');
    expect(screen.queryByRole('button', { name: 'Report this event' })).toBeNull();
  });

  it('is like one that never was to others', async () => {
    show({ answers: { EventDetail: () => ({ event: null }), CancelledEvent: () => ({ cancelledEvent: null }) } });
    expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
});
