import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnEvents } from '../../../src/features/user-menu/OwnEvents.tsx';
import { setNow } from '../../../src/lib/useNow.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const NOW = Date.parse('2026-11-24T12:00:00Z');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  setNow(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const anOwnEvent = (title: string, date: string, endTime: string | null = null) => ({
  __typename: 'Event',
  urlHash: title,
  title,
  date,
  endTime,
  timezone: 'Europe/Berlin',
  isPrivate: true,
  eventType: { __typename: 'EventType', id: 1, name: 'Board Games' },
});

const show = (events: object[]) =>
  renderPage(<OwnEvents />, {
    user: ada,
    answers: {
      YourEvents: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', isOperator: false, polls: [], events } }),
    },
  });

describe("one's own events", () => {
  it('are those that are not over, the next one first', async () => {
    const { user } = show([
      anOwnEvent('Later', '2026-12-05T17:00:00Z'),
      anOwnEvent('Over', '2026-11-20T17:00:00Z'),
      anOwnEvent('Under way', '2026-11-23T17:00:00Z', '2026-11-25T17:00:00Z'),
      anOwnEvent('Next', '2026-11-28T17:00:00Z'),
    ]);
    await user.click(await screen.findByText('Your Events (3), the first on Mon, Nov 23'));
    const links = within(screen.getByRole('list', { name: 'Your Events' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Mon, Nov 23: Under way',
      'Sat, Nov 28: Next',
      'Sat, Dec 5: Later',
    ]);
    expect(links[1]).toHaveAttribute('href', '/events/Next');
  });

  it('are not mentioned where there are none', async () => {
    const { asked } = show([anOwnEvent('Over', '2026-11-20T17:00:00Z')]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(screen.queryByText(/^Your Events/)).toBeNull();
  });
});
