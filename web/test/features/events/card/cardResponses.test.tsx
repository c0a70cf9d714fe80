import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { EventCard } from '../../../../src/features/events/card/EventCard.tsx';
import type { EventCardFragment } from '../../../../src/generated/graphql.generated.ts';
import { anEvent, aResponse } from '../../../support/anEvent.ts';
import { ada, renderPage } from '../../../support/renderPage.tsx';

const show = (given: Partial<EventCardFragment>, options: Parameters<typeof renderPage>[1] = {}) => {
  const event = anEvent(given);
  return { event, ...renderPage(<EventCard event={event} />, options) };
};

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('an event card', () => {
  it('says about a hidden guest list how many responded, and to the organiser where to see who', () => {
    const given = { isGuestListHidden: true, creatorId: 'ada', participants: [aResponse({ name: 'Guest' })] };
    show({ ...given, title: 'Chess' });
    expect(screen.getByText('One person has responded. Only the organisers see the name.')).toBeVisible();
    show({ ...given, title: 'Checkers' }, { user: ada });
    const own = within(screen.getByRole('article', { name: 'Checkers' }));
    expect(own.getByText('One person has responded. Open the event to see who.')).toBeVisible();
    expect(screen.queryByText('Guest')).toBeNull();
  });

  it('shows the first of many responses by name, and all on request', async () => {
    const { user } = show({ participants: Array.from({ length: 12 }, (_, n) => aResponse({ name: `No ${12 - n}` })) });
    expect(screen.getByText('No 1')).toBeVisible();
    expect(screen.queryByText('No 12')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 12 responses' }));
    expect(screen.getByText('No 12')).toBeVisible();
  });

  it("lists responses by status, then name, with one's own first, and counts them", () => {
    localStorage.setItem('response-token-me', 'secret');
    show({
      capacity: 4,
      participants: [
        aResponse({ name: 'Declan', likelihood: 0 }),
        aResponse({ name: 'Stan', likelihood: 0, isStandby: true, status: 'STANDBY' }),
        aResponse({ name: 'Mia', likelihood: 0.5 }),
        aResponse({ name: 'Cora', minParticipants: 8, status: 'CONDITIONAL' }),
        aResponse({ name: 'Will', status: 'WAITLISTED', waitlistPosition: 2 }),
        aResponse({ id: 'me', name: 'Me', status: 'WAITLISTED', waitlistPosition: 1 }),
        aResponse({ name: 'Zoe' }),
        aResponse({ name: 'Ann', guests: 2 }),
      ],
    });
    const items = within(screen.getByRole('list', { name: 'Responses' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Me (you)waits, 1st',
      'Ann +2100%',
      'Zoe100%',
      'Willwaits, 2nd',
      'Coraif 8 are in',
      'Mia50%',
      'StanNo, on standby',
      'DeclanNo',
    ]);
    expect(screen.getByText('You are 1st in line')).toBeVisible();
    expect(screen.getByText(/Full, 2 waiting/)).toBeVisible();
  });

  it('counts the responses where it names but some of them', () => {
    const maybe = { status: 'MAYBE', likelihood: 0.5 } as const;
    const people = [aResponse({ guests: 2 }), ...Array.from({ length: 7 }, () => aResponse()), aResponse(maybe)];
    show({ title: 'Large', participants: people });
    const large = within(screen.getByRole('article', { name: 'Large' }));
    expect(large.getByText('8 yes · 2 guests · 1 maybe')).toBeVisible();
    expect(large.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('Person'))).toHaveLength(
      8,
    );
    show({ title: 'Small', participants: people.slice(0, 3) });
    expect(within(screen.getByRole('article', { name: 'Small' })).queryByText(/yes ·/)).toBeNull();
  });
});
