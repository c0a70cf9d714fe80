import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { UserMenu } from '../../../src/features/user-menu/UserMenu.tsx';
import type { YourEventCardFragment } from '../../../src/generated/later.generated.ts';
import { refreshEvents } from '../../../src/lib/api/refreshEvents.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const anOwnEvent = (given: Partial<YourEventCardFragment>): YourEventCardFragment => ({
  __typename: 'Event',
  urlHash: 'hash',
  title: 'Chess in the park',
  date: '2026-05-01T22:30:00.000Z',
  endTime: null,
  timezone: 'Europe/Berlin',
  isPrivate: false,
  eventType: { __typename: 'EventType', id: 1, name: 'Board Games' },
  ...given,
});

const viewerWith = (events: YourEventCardFragment[]) => () => ({
  viewer: { __typename: 'Viewer', uid: 'ada', isOperator: false, polls: [], events },
});

const openMenu = async (answer: () => object | Promise<object>) => {
  const page = renderPage(<UserMenu />, { user: ada, answers: { YourEvents: answer } });
  await page.user.click(screen.getByRole('button', { name: 'User menu of Ada' }));
  return { ...page, menu: within(screen.getByRole('dialog', { name: 'User menu' })) };
};

it("offers 'Sign in with Google' to a visitor", () => {
  renderPage(<UserMenu />);
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeInTheDocument();
});

describe('somebody signed in', () => {
  it('sees who they are, and can log out', async () => {
    const { menu } = await openMenu(viewerWith([]));
    expect(menu.getByText('Ada')).toBeInTheDocument();
    expect(menu.getByText('ada@example.com')).toBeInTheDocument();
    expect(menu.getByText('A')).toBeInTheDocument();
    expect(menu.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it("reads 'Loading your events...' meanwhile", async () => {
    const { menu } = await openMenu(() => new Promise(() => undefined));
    expect(menu.getByText('Loading your events...')).toBeInTheDocument();
  });

  it("reads 'You haven't created any events yet'", async () => {
    const { menu } = await openMenu(viewerWith([]));
    expect(await menu.findByText("You haven't created any events yet")).toBeInTheDocument();
  });

  it('sees each event with its title, the long date of its own zone, and whether it is private', async () => {
    const { menu } = await openMenu(viewerWith([anOwnEvent({}), anOwnEvent({ urlHash: 'secret', isPrivate: true })]));
    const [open, secret] = await menu.findAllByRole('link', { name: /Chess/ });
    expect(open).toHaveTextContent('Chess in the park');
    expect(open).toHaveTextContent('May 2, 2026');
    expect(within(open as HTMLElement).getByRole('img', { name: 'Public' })).toBeInTheDocument();
    expect(within(secret as HTMLElement).getByRole('img', { name: 'Private' })).toBeInTheDocument();
  });

  it("sees the type's name where there is no title", async () => {
    const { menu } = await openMenu(viewerWith([anOwnEvent({ title: '' })]));
    expect(await menu.findByRole('link', { name: /Board Games/ })).toBeInTheDocument();
  });

  it('opens an event, which closes the menu', async () => {
    const { menu, user } = await openMenu(viewerWith([anOwnEvent({})]));
    await user.click(await menu.findByRole('link', { name: /Chess/ }));
    expect(screen.getByTestId('where')).toHaveTextContent('/events/hash');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('refetches after five minutes, and at once after a change of their own; what is older than thirty is not shown', async () => {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const { user, client, asked, answer } = await openMenu(viewerWith([anOwnEvent({})]));
    await screen.findByRole('link', { name: /Chess/ });
    const lookAfter = async (minutes: number) => {
      await user.keyboard('{Escape}');
      clock.mockReturnValue(start + minutes * 60_000);
      await user.click(screen.getByRole('button', { name: 'User menu of Ada' }));
      return asked.filter(({ name }) => name === 'YourEvents').length;
    };
    expect(await lookAfter(4)).toBe(1);
    expect(await lookAfter(6)).toBe(2);
    expect(screen.getByRole('link', { name: /Chess/ })).toBeInTheDocument();

    // closed, or it would be asked for while one looks
    await user.keyboard('{Escape}');
    refreshEvents(client);
    expect(await lookAfter(7)).toBe(3);
    expect(await lookAfter(8)).toBe(3);
    answer('YourEvents', () => new Promise(() => undefined));
    expect(await lookAfter(39)).toBe(4);
    expect(screen.getByText('Loading your events...')).toBeInTheDocument();
    clock.mockRestore();
  });

  it('reads a sentence when the events do not come', async () => {
    const { menu } = await openMenu(() => new Error('offline'));
    expect(await menu.findByText('Your events could not be loaded.')).toBeInTheDocument();
  });
});
