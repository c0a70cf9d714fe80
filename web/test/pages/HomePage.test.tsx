import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { homeEventsOf } from '../../src/features/events/list/homeEventsOf.ts';
import type { SessionContextValue } from '../../src/features/session/SessionContext.ts';
import { HomeEventsDocument } from '../../src/generated/graphql.generated.ts';
import { HomePage } from '../../src/pages/HomePage.tsx';
import { anEvent, aPage, eventTypes } from '../support/anEvent.ts';
import { ada, renderPage } from '../support/renderPage.tsx';

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

describe('the home page', () => {
  it('shows upcoming events and the archive in two tabs, each with its count, in the order of the server', async () => {
    const past = [anEvent({ title: 'Last week' }), anEvent({ title: 'Last month' })];
    const { user } = show(aPage([anEvent({ title: 'Tomorrow' }), anEvent({ title: 'Next week' })]), aPage(past));
    expect(await screen.findByRole('tab', { name: 'Upcoming 2' })).toHaveAttribute('aria-selected', 'true');
    expect(titles()).toEqual(['Tomorrow', 'Next week']);
    await user.click(screen.getByRole('tab', { name: 'Archive 2' }));
    expect(titles()).toEqual(['Last week', 'Last month']);
  });

  it('says on each card of the archive what became of the event', async () => {
    const over = { date: '2026-04-01T08:00:00.000Z', endTime: '2026-04-01T09:00:00.000Z' };
    const past = [
      anEvent({ ...over, title: 'Played', status: 'CONFIRMED', cameCount: 11 }),
      anEvent({ ...over, title: 'Off', status: 'CALLED_OFF', neededSeats: 10, hadSeats: 7 }),
      anEvent({ ...over, title: 'Open', participantThreshold: 4 }),
    ];
    const { user } = show(aPage([anEvent({ title: 'Tomorrow', cameCount: null })]), aPage(past));
    await user.click(await screen.findByRole('tab', { name: 'Archive 3' }));
    expect(await screen.findByText('It happened: 11 came')).toBeVisible();
    expect(screen.getByText('Called off: 7 of 10')).toBeVisible();
    expect(screen.getByText('Over, and never decided: 0 of 4 were in')).toBeVisible();
  });

  it('says what to do about empty lists', async () => {
    const { user } = show();
    const empty = 'No upcoming events scheduled. Create a new event to get started!';
    expect(await screen.findByText(empty)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Archive 0' }));
    expect(screen.getByText('No past events found.')).toBeVisible();
  });

  it('asks for neither an email nor anything that depends on who looks', () => {
    const asked = JSON.stringify(HomeEventsDocument);
    expect(asked).toContain('participants');
    expect(asked).not.toMatch(/email|viewer|responseToken/);
  });

  it('shows all types, and says so in the address, where there is no such type', async () => {
    const { asked } = show(aPage([anEvent({ title: 'Tomorrow' })]), aPage(), { at: '/?type=999' });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
    expect(screen.getByRole('combobox', { name: 'Filter by event type' })).toHaveDisplayValue('All event types');
    expect(asked.filter(({ name }) => name === 'HomeEvents').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ eventTypeId: null }),
    ]);
  });

  it('lets one ask for the types again where they could not be loaded', async () => {
    const { answer, user } = show(aPage([anEvent()]), aPage(), {
      at: '/?type=2',
      answers: { EventTypes: () => new Error('down') },
    });
    await screen.findByRole('article');
    const filter = screen.getByRole('combobox', { name: 'Filter by event type' });
    await waitFor(() => expect(filter).toHaveDisplayValue('Error loading event types'));
    answer('EventTypes', () => ({ eventTypes }));
    await user.selectOptions(filter, 'Error loading event types. Try again');
    await waitFor(() => expect(filter).toHaveDisplayValue('Tennis'));
    expect(screen.getByTestId('where')).toHaveTextContent('/?type=2');
  });

  it('keeps the type that is chosen in the address, and asks for it', async () => {
    const { asked, user } = show(aPage([anEvent()]), aPage(), { at: '/?type=2' });
    await waitFor(() => expect(asked).toContainEqual({ name: 'HomeEvents', variables: wholeOf(2) }));
    const filter = screen.getByRole('combobox', { name: 'Filter by event type' });
    await waitFor(() => expect(filter).toHaveDisplayValue('Tennis'));
    await user.selectOptions(filter, 'Soccer');
    expect(screen.getByTestId('where')).toHaveTextContent('/?type=1');
    await waitFor(() => expect(asked).toContainEqual({ name: 'HomeEvents', variables: wholeOf(1) }));
  });

  it('offers every type where there is nothing of one', async () => {
    const { user } = show(aPage(), aPage(), { at: '/?type=2' });
    await user.click(await screen.findByRole('button', { name: 'Show every type' }));
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
    expect(screen.queryByRole('button', { name: 'Show every type' })).toBeNull();
  });

  it('takes a type in the address that is none for all types', async () => {
    const { asked } = show(aPage([anEvent()]), aPage(), { at: '/?type=x1' });
    await screen.findByRole('article');
    expect(asked).toContainEqual({ name: 'HomeEvents', variables: wholeOf(null) });
  });

  it('says so when nothing could be loaded, and loads on request', async () => {
    const { answer, user } = show(aPage(), aPage(), { answers: { HomeEvents: () => new Error('down') } });
    await screen.findByText('The events could not be loaded');
    answer('HomeEvents', () => ({ upcoming: aPage([anEvent({ title: 'Tomorrow' })]), past: aPage() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Tomorrow' })).toBeVisible();
  });

  it('brings more where the list goes on', async () => {
    const { asked, user } = show(aPage([anEvent({ title: 'First' })], { totalCount: 2, endCursor: 'c1' }), aPage(), {
      answers: { MoreEvents: () => ({ events: aPage([anEvent({ title: 'Second' })], { totalCount: 2 }) }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('article', { name: 'Second' })).toBeVisible();
    expect(asked).toContainEqual({
      name: 'MoreEvents',
      variables: { when: 'UPCOMING', eventTypeId: null, after: 'c1' },
    });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it.each([
    [8, 'waits for readers who scroll while it has only the cards of the beginning', false],
    [9, 'goes on in an idle moment, so that every event is found without scrolling', true],
  ])('with %i cards %s', async (count, _does, goesOn) => {
    const idle: (() => void)[] = [];
    window.requestIdleCallback = (run) => idle.push(run as () => void);
    window.cancelIdleCallback = () => undefined;
    const nodes = Array.from({ length: count }, () => anEvent());
    show(aPage(nodes, { totalCount: count + 1, endCursor: 'c1' }), aPage(), {
      answers: {
        MoreEvents: () => ({ events: aPage([anEvent({ title: 'Last of all' })], { totalCount: count + 1 }) }),
      },
    });
    await screen.findByRole('button', { name: 'Load more' });
    act(() => idle.forEach((run) => run()));
    if (goesOn) expect(await screen.findByRole('article', { name: 'Last of all' })).toBeVisible();
    else expect([idle, screen.getByRole('button', { name: 'Load more' })]).toEqual([[], expect.anything()]);
  });

  it('shows an event once while the page above it grows and the page after is on its way', async () => {
    const [first, second, third] = [
      anEvent({ title: 'First' }),
      anEvent({ title: 'Second' }),
      anEvent({ title: 'Third' }),
    ];
    const { answer, user } = show(aPage([first], { totalCount: 3, endCursor: 'c1' }), aPage(), {
      answers: { MoreEvents: () => ({ events: aPage([second, third], { totalCount: 3 }) }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByRole('article', { name: 'Third' });
    answer('MoreEvents', () => new Promise<never>(() => undefined));
    const upcoming = aPage([first, second], { totalCount: 3, endCursor: 'c2' });
    answer('HomeEvents', () => ({ upcoming, past: aPage([anEvent({ title: 'Over' })]) }));
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByRole('tab', { name: 'Archive 1' });
    expect(titles()).toEqual(['First', 'Second', 'Third']);
  });
});

describe('New Event', () => {
  it('goes to the form for somebody signed in', async () => {
    const { user } = show(aPage([anEvent()]), aPage(), { user: ada });
    await user.click(await screen.findByRole('button', { name: 'New Event' }));
    expect(screen.getByTestId('where')).toHaveTextContent('/create');
  });

  it('asks a visitor to sign in, and goes to the form then', async () => {
    const signIn = jest.fn<SessionContextValue['signIn']>(() => Promise.resolve());
    const { user } = show(aPage([anEvent()]), aPage(), { signIn });
    await user.click(await screen.findByRole('button', { name: 'New Event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in Required' }));
    expect(dialog.getByText(/can still join existing games without signing in/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Sign in with Google' }));
    expect(signIn).toHaveBeenCalledWith({ redirectTo: '/create' });
  });
});
