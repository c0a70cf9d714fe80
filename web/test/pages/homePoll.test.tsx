import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { homeEventsAtFirst, homeEventsOf } from '../../src/features/events/list/homeEventsOf.ts';
import { HomeEventsDocument } from '../../src/generated/graphql.generated.ts';
import { HomePage } from '../../src/pages/HomePage.tsx';
import { anEvent, aPage } from '../support/anEvent.ts';
import { renderPage } from '../support/renderPage.tsx';

/** jsdom has no screen on which anything could come near: more is loaded by hand. */
class NeverSeen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.IntersectionObserver = NeverSeen;

/** As the operation asks for a whole first page. */
const wholeOf = (eventTypeId: number | null) => ({ ...homeEventsOf(eventTypeId), first: 20 });

type Page = ReturnType<typeof aPage>;

const show = (upcoming: Page = aPage(), past: Page = aPage(), options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<HomePage />, { ...options, answers: { HomeEvents: () => ({ upcoming, past }), ...options.answers } });

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the poll', () => {
  const setHidden = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  const showPolled = async () => {
    jest.useFakeTimers();
    const shown = show(aPage([anEvent({ title: 'Tomorrow' })]));
    await pass(10);
    const polls = () => shown.asked.filter(({ name }) => name === 'HomeEvents').length;
    expect(polls()).toBe(1);
    return { ...shown, polls, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  };

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'hidden');
  });

  it('asks every three seconds', async () => {
    const { answer, polls } = await showPolled();
    answer('HomeEvents', () => ({ upcoming: aPage([anEvent({ title: 'Brand new' })]), past: aPage() }));
    await pass(2_900);
    expect(polls()).toBe(1);
    await pass(200);
    expect(polls()).toBe(2);
    expect(screen.getByRole('article', { name: 'Brand new' })).toBeVisible();
    await pass(9_000);
    expect(polls()).toBe(5);
  });

  it('goes on from the few cards that came with the page to the whole list, once, when a poll is due', async () => {
    jest.useFakeTimers();
    const both = [anEvent({ title: 'First' }), anEvent({ title: 'Second' })];
    const { asked } = show(aPage(both), aPage(), {
      cameWithIt: (client) =>
        client.writeQuery({
          query: HomeEventsDocument,
          variables: homeEventsAtFirst(null),
          data: { upcoming: aPage([anEvent({ title: 'First' })], { endCursor: 'first' }), past: aPage() },
        }),
    });
    const variables = () => asked.filter(({ name }) => name === 'HomeEvents').map((one) => one.variables);
    await pass(10);
    expect(titles()).toEqual(['First']);
    expect(variables()).toEqual([]);
    await pass(2_990);
    expect(titles()).toEqual(['First', 'Second']);
    expect(variables()).toEqual([wholeOf(null)]);
    await pass(3_000);
    expect(variables()).toHaveLength(2);
  });

  it('stops while the page is hidden, and catches up at once', async () => {
    const { polls } = await showPolled();
    await act(async () => setHidden(true));
    await pass(60_000);
    expect(polls()).toBe(1);
    await act(async () => setHidden(false));
    await pass(10);
    expect(polls()).toBe(2);
  });

  it('keeps what is on the screen when it fails, says so quietly, and goes on', async () => {
    const { answer } = await showPolled();
    answer('HomeEvents', () => new Error('down'));
    await pass(3_100);
    expect(screen.getByRole('article', { name: 'Tomorrow' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('could not be refreshed');
    answer('HomeEvents', () => ({ upcoming: aPage([anEvent({ title: 'Back' })]), past: aPage() }));
    await pass(3_100);
    expect(screen.getByRole('article', { name: 'Back' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
