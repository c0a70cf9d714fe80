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
  it('shows what the organiser says of the event', () => {
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

  it.each(fieldsWhere({ kind: 'link' }))('links to the address of %s', (name) => {
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

  it('says of a hidden guest list how many answered, and to the organiser where to see who', () => {
    const given = { isGuestListHidden: true, creatorId: 'ada', participants: [aResponse({ name: 'Guest' })] };
    show({ ...given, title: 'Chess' });
    expect(screen.getByText('One person has answered. Only the organiser sees the name.')).toBeVisible();
    show({ ...given, title: 'Checkers' }, { user: ada });
    const own = within(screen.getByRole('article', { name: 'Checkers' }));
    expect(own.getByText('One person has answered. Open the event to see who.')).toBeVisible();
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
    const counts = '2 yes · 2 guests · 2 waiting · 1 if enough come · 1 maybe · 1 on standby · 1 no';
    expect(screen.getByText(counts)).toBeVisible();
    expect(screen.getByText('You are 1st in line')).toBeVisible();
    expect(screen.getByText(/Full, 2 waiting/)).toBeVisible();
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
    expect(short.getByText('62% likely to happen').parentElement).toHaveTextContent(
      '62% likely to happen · 2 more needed',
    );
    const people = [aResponse({ guests: 1 }), aResponse()];
    show({ title: 'On', chance: 1, participantThreshold: 2, capacity: 6, formats, participants: people });
    const on = within(screen.getByRole('article', { name: 'On' }));
    expect(on.getByText('Enough are in').parentElement).toHaveTextContent(
      'Enough are in · Enough for 1v1 · 1 more makes 2v2 · 3 places left',
    );
  });

  it('tells the organiser alone by how many it is overbooked', async () => {
    const given = { participantThreshold: 2, capacity: 2, participants: [aResponse(), aResponse(), aResponse()] };
    show({ ...given, title: 'Theirs' });
    expect(screen.queryByText(/Overbooked/)).toBeNull();
    show({ ...given, title: 'Own', creatorId: ada.uid }, { user: ada });
    expect(await screen.findByText(/Overbooked by 1/)).toBeVisible();
  });
});

describe('who may do what', () => {
  const participants = [aResponse({ id: 'bo', name: 'Bo' }), aResponse({ id: 'cy', name: 'Cy' })];

  it('lets a visitor join, and nothing else', () => {
    show({ participants });
    expect(screen.getByRole('button', { name: 'Join Event' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('lets the creator edit, delete and remove any response', () => {
    show({ participants, creatorId: ada.uid }, { user: ada });
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove (Bo|Cy)'s response$/ })).toHaveLength(2);
  });

  it('offers Edit Response where this browser holds the token', () => {
    localStorage.setItem('response-token-cy', 'secret');
    show({ participants });
    expect(screen.getByRole('button', { name: 'Edit Response' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });

  it('offers Edit Response where the response is of the account', async () => {
    const viewer = { __typename: 'Viewer', uid: 'ada', responses: [{ __typename: 'Participant', id: 'bo' }] };
    show({ participants }, { user: ada, answers: { MyResponses: () => ({ viewer }) } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Response' })).toBeVisible());
  });
});

describe('sharing', () => {
  it('copies the link and says so', async () => {
    const { event, user } = show({});
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    expect(await screen.findByText('Link Copied')).toBeVisible();
    expect(screen.getByText('Event link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/events/${event.urlHash}`);
  });

  it('offers Facebook, Twitter and SMS', async () => {
    const { user } = show({});
    await user.click(screen.getByRole('button', { name: 'Share' }));
    for (const target of ['Share on Facebook', 'Share on Twitter', 'Share via SMS']) {
      expect(await screen.findByRole('menuitem', { name: target })).toHaveAttribute('href');
    }
  });

  it("offers the device's own sheet after them, where it has one", async () => {
    const { user } = show({ title: 'Without' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('menuitem', { name: 'Share via SMS' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'More ways to share…' })).toBeNull();
    await user.keyboard('{Escape}');

    const share = jest.fn<Navigator['share']>(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { event } = show({ title: 'Five-a-side' });
    const card = within(screen.getByRole('article', { name: 'Five-a-side' }));
    await user.click(card.getByRole('button', { name: 'Share' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Copy Link',
      'Share on Facebook',
      'Share on Twitter',
      'Share via SMS',
      'More ways to share…',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'More ways to share…' }));
    const url = `${window.location.origin}/events/${event.urlHash}`;
    expect(share).toHaveBeenCalledWith({ title: 'Five-a-side', text: 'Join our event!', url });
    Reflect.deleteProperty(navigator, 'share');
  });
});
