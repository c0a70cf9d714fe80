import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { EventPage } from '../../src/pages/EventPage.tsx';
import { HomePage } from '../../src/pages/HomePage.tsx';
import { anEvent, aPage, aResponse } from '../support/anEvent.ts';
import { renderPage } from '../support/renderPage.tsx';

/** jsdom has no screen on which anything could come near: more is loaded by hand. */
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

const POLL_MS = 3_000;
const NOW = new Date('2026-05-01T12:00:05Z');

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

/** The home page with a counter of its renderings; every answer is as new as if it came over the wire. */
const show = async () => {
  const chess = anEvent({ title: 'Chess', date: '2026-05-02T12:00:00Z' });
  const walk = anEvent({ title: 'A walk', date: '2026-05-03T12:00:00Z' });
  let listed = [chess, walk];
  const HomeEvents = () => structuredClone({ upcoming: aPage(listed), past: aPage([]) });
  const rendered = jest.fn();
  const { asked } = renderPage(
    <Profiler id="home" onRender={rendered}>
      <HomePage />
    </Profiler>,
    { answers: { HomeEvents } },
  );
  const polls = async (count: number) => {
    for (let poll = 0; poll < count; poll++) await act(() => jest.advanceTimersByTimeAsync(POLL_MS));
  };
  await act(() => jest.advanceTimersByTimeAsync(0));
  rendered.mockClear();
  const join = () => {
    listed = [chess, { ...walk, participants: [aResponse({ name: 'Vera' })] }];
  };
  return { rendered, asked, polls, join };
};

it('renders nothing for polls that bring nothing new', async () => {
  const { rendered, asked, polls } = await show();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const countAsked = () => asked.filter(({ name }) => name === 'HomeEvents').length;
  const before = countAsked();
  await polls(10);
  expect(countAsked() - before).toBe(10);
  expect(rendered).not.toHaveBeenCalled();
});

it('renders once for a poll that brings something', async () => {
  const { rendered, polls, join } = await show();
  join();
  await polls(1);
  expect(screen.getByText('Vera')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(1);
});

it('asks for a further page of the list only while it is near the screen', async () => {
  const first = aPage([anEvent({ title: 'First' })], { totalCount: 2, endCursor: 'c1' });
  const { asked } = renderPage(<HomePage />, {
    answers: {
      HomeEvents: () => ({ upcoming: first, past: aPage([]) }),
      MoreEvents: () => ({ events: aPage([anEvent({ title: 'Second' })], { totalCount: 2 }) }),
    },
  });
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const countAsked = () => asked.filter(({ name }) => name === 'MoreEvents').length;
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await pass(0);
  expect(screen.getByRole('article', { name: 'Second' })).toBeVisible();
  expect(countAsked()).toBe(1);

  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockReturnValue({ top: 10_000, bottom: 10_900 } as DOMRect);
  await pass(3 * POLL_MS);
  expect(countAsked()).toBe(1);
  place.mockReturnValue({ top: 100, bottom: 1_000 } as DOMRect);
  await pass(POLL_MS);
  expect(countAsked()).toBe(2);
  place.mockRestore();
});

describe('the next occurrence of an event that is past', () => {
  const listed = anEvent({ title: 'Listed', date: '2026-05-02T12:00:00Z' });

  /** What the home page asks for before a poll is due, when the server says that `next` is the next occurrence. */
  const asksFor = async (next: typeof listed, isThere = false) => {
    const root = anEvent({ date: '2026-04-01T12:00:00Z', isRecurring: true, recurrenceFrequency: 'weekly' });
    const { id, urlHash } = next;
    const { asked } = renderPage(<HomePage />, {
      answers: {
        HomeEvents: () => ({ upcoming: aPage([listed]), past: aPage([root]) }),
        HasNextDate: () => ({ hasNextDate: isThere }),
        DuplicateEvent: () => ({ duplicateEvent: { __typename: 'Event', id, urlHash } }),
      },
    });
    await act(() => jest.advanceTimersByTimeAsync(POLL_MS / 2));
    return asked.map(({ name }) => name).filter((name) => name !== 'HomePolls');
  };

  it('makes the list be requested when it is not there', async () => {
    expect(await asksFor(anEvent({ title: 'Made just now' }))).toEqual([
      'HomeEvents',
      'HasNextDate',
      'DuplicateEvent',
      'HomeEvents',
    ]);
  });

  it('asks for nothing more when the list has it', async () => {
    expect(await asksFor(listed)).toEqual(['HomeEvents', 'HasNextDate', 'DuplicateEvent']);
  });

  it('is not asked for when it is there', async () => {
    expect(await asksFor(listed, true)).toEqual(['HomeEvents', 'HasNextDate']);
  });

  it('is asked for once and at once when the event ends while its page is open', async () => {
    const soon = new Date(Date.now() + 41_000);
    const root = anEvent({ isRecurring: true, recurrenceFrequency: 'weekly', date: '2026-05-01T08:00:00Z' });
    const event = { ...root, endTime: soon.toISOString(), isHidden: false };
    const { asked } = renderPage(<EventPage />, {
      at: `/events/${event.urlHash}`,
      path: '/events/:urlHash',
      answers: {
        EventDetail: () => ({ event }),
        Series: () => ({ series: null }),
        HasNextDate: () => ({ hasNextDate: false }),
        DuplicateEvent: () => ({ duplicateEvent: { __typename: 'Event', id: listed.id, urlHash: listed.urlHash } }),
      },
    });
    const countAsked = () => asked.filter(({ name }) => name === 'DuplicateEvent').length;
    await act(() => jest.advanceTimersByTimeAsync(40_900));
    expect(countAsked()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(countAsked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(countAsked()).toBe(1);
  });
});
