import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fieldsWhere } from '@quorum/domain/event/content';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  it('shows what the organiser says about the event', () => {
    show({
      title: 'Five-a-side',
      location: 'Pier 2',
      notes: 'Bring water',
      webLink: 'https://example.com/',
      isRecurring: true,
      recurrenceFrequency: 'biweekly',
      weather: {
        __typename: 'Weather',
        icon: 'sun',
        temperature: 71.6,
        description: 'Sunny',
        precipitation: 10,
        resolvedLocation: null,
      },
    });
    const card = within(screen.getByRole('article', { name: 'Five-a-side' }));
    expect(card.getByText('Soccer')).toBeVisible();
    expect(card.getByRole('link', { name: 'Pier 2' })).toHaveAttribute('target', '_blank');
    expect(card.getByText(/^72°F, Sunny/)).toBeVisible();
    expect(card.getByText('Repeats biweekly')).toBeVisible();
    expect(card.getByText('Bring water')).toBeVisible();
    expect(card.getByRole('link', { name: 'More Information' })).toHaveAttribute('href', 'https://example.com/');
  });

  it.each([...fieldsWhere({ kind: 'line' }), ...fieldsWhere({ kind: 'text' })])('shows the text of %s', (name) => {
    show({ [name]: `The ${name} of it` });
    expect(screen.getByText(`The ${name} of it`)).toBeVisible();
  });

  it.each(fieldsWhere({ kind: 'link', isPublic: true }))('links to the address of %s', (name) => {
    show({ [name]: `https://example.com/${name}` });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toContain(`https://example.com/${name}`);
  });

  it("links to the event's own page", () => {
    const { event } = show({ title: 'Five-a-side' });
    expect(screen.getByRole('link', { name: 'Five-a-side' })).toHaveAttribute('href', `/events/${event.urlHash}`);
  });

  it('shows how likely it is to happen, and who comes with what likelihood and comment', () => {
    show({
      participants: [aResponse({ name: 'Bo' }), aResponse({ name: 'Cy', likelihood: 0.5, comment: 'If it is dry' })],
    });
    expect(screen.getByText('38%')).toBeVisible();
    expect(screen.getByText('1.5 of 4')).toBeVisible();
    const [bo, cy] = within(screen.getByRole('list', { name: 'Responses' })).getAllByRole('listitem');
    expect(cy).toHaveTextContent('CyIf it is dry50%');
    expect(bo).toHaveTextContent('Bo100%');
  });

  it('still lets people join once there are enough', () => {
    show({ participantThreshold: 2, participants: [aResponse(), aResponse()] });
    expect(screen.getByRole('button', { name: 'Join Event (Has Enough Participants)' })).toBeEnabled();
  });

  it('says when the day of the event is over', () => {
    show({ date: '2020-01-01T12:00:00Z' });
    expect(screen.getByText('Event Concluded')).toBeVisible();
  });

  describe('in the course of time', () => {
    const HOUR_MS = 3_600_000;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
    const joinButton = () => screen.queryByRole('button', { name: 'Join Event' });

    it('takes people in while it goes on, also past the end of its day', async () => {
      show({ date: hoursAgo(30), endTime: hoursAgo(-20) });
      await waitFor(() => expect(joinButton()).toBeVisible());
      expect(screen.queryByText('Event Concluded')).toBeNull();
    });

    it('says that it is over once it is past, in the place of the button', async () => {
      // a day of the zone in which it is noon
      const timezone = `Etc/GMT${new Date().getUTCHours() >= 12 ? '+' : '-'}${Math.abs(new Date().getUTCHours() - 12)}`;
      show({ date: hoursAgo(3), endTime: hoursAgo(2), timezone });
      expect(await screen.findByText('This event is over.')).toBeVisible();
      expect(joinButton()).toBeNull();
      expect(screen.queryByText('Event Concluded')).toBeNull();
    });

    it('offers no plain Join Event once it is concluded, and Edit Response still', async () => {
      localStorage.setItem('response-token-cy', 'secret');
      show({ title: 'Mine', date: hoursAgo(50), participants: [aResponse({ id: 'cy' })] });
      show({ title: 'Theirs', date: hoursAgo(50) });
      const mine = within(await screen.findByRole('article', { name: 'Mine' }));
      expect(mine.getByRole('button', { name: 'Edit Response' })).toBeVisible();
      expect(screen.getAllByText('Event Concluded')).toHaveLength(2);
      expect(joinButton()).toBeNull();
    });

    it('turns at its end, and not a minute later', async () => {
      jest.useFakeTimers();
      show({ date: hoursAgo(3), endTime: new Date(Date.now() + 90_000).toISOString() });
      await act(() => jest.advanceTimersByTimeAsync(89_999));
      expect(joinButton()).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(joinButton()).toBeNull();
    });
  });

  it('offers the waitlist when it is full', () => {
    show({ participantThreshold: 2, capacity: 2, chance: 1, participants: [aResponse(), aResponse()] });
    expect(screen.getByRole('button', { name: 'Join Waitlist' })).toBeEnabled();
    expect(screen.getByText('Enough are in')).toBeVisible();
  });

  it('says how likely it is to happen, and what it takes', () => {
    const formats = [
      { __typename: 'EventFormat' as const, at: 2, label: '1v1' },
      { __typename: 'EventFormat' as const, at: 4, label: '2v2' },
    ];
    show({ title: 'Short', chance: 0.6211, participantThreshold: 4, participants: [aResponse(), aResponse()] });
    const short = within(screen.getByRole('article', { name: 'Short' }));
    expect(short.getByText('62% likely to happen').closest('p')).toHaveTextContent(
      '62% likely to happen · 2 more needed',
    );
    const people = [aResponse({ guests: 1 }), aResponse()];
    show({ title: 'On', chance: 1, participantThreshold: 2, capacity: 6, formats, participants: people });
    const on = within(screen.getByRole('article', { name: 'On' }));
    expect(on.getByText('Enough are in').closest('p')).toHaveTextContent(
      'Enough are in · Enough for 1v1 · 1 more makes 2v2 · 3 places left',
    );
  });

  describe('that is confirmed', () => {
    const confirmed = { status: 'CONFIRMED', chance: 0, participantThreshold: 2, capacity: 4 } as const;
    const saidOf = (given: Partial<EventCardFragment>) => {
      show({ ...confirmed, title: 'On', ...given });
      return within(screen.getByRole('article', { name: 'On' }))
        .getByText(/left/)
        .closest('p');
    };

    it('shows neither a chance nor how many are missing', () => {
      expect(saidOf({ participants: [aResponse(), aResponse()] })).toHaveTextContent(/^2 places left$/);
      expect(screen.queryByText(/Not enough|likely/)).toBeNull();
    });

    it('says how many are needed again where it is at risk', () => {
      expect(saidOf({ isAtRisk: true, participants: [aResponse()] })).toHaveTextContent(
        /^1 more needed · 3 places left$/,
      );
    });

    it('says so of none where maybes are enough', () => {
      expect(saidOf({ participants: [aResponse(), aResponse({ likelihood: 0.9 })] })).toHaveTextContent(
        /^3 places left$/,
      );
    });
  });

  it('says when it is decided', () => {
    show({ decideAt: new Date(Date.now() + 2 * 86_400_000).toISOString() });
    expect(screen.getByText(/^Decides \w{3} .*, in 2 days$/)).toBeVisible();
  });

  it('tells the organiser alone by how many it is overbooked', async () => {
    const given = { participantThreshold: 2, capacity: 2, participants: [aResponse(), aResponse(), aResponse()] };
    show({ ...given, title: 'Theirs' });
    expect(screen.queryByText(/Overbooked/)).toBeNull();
    show({ ...given, title: 'Own', creatorId: ada.uid }, { user: ada });
    expect(await screen.findByText(/Overbooked by 1/)).toBeVisible();
  });
});
