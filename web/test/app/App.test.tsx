import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { credits } from '../../src/app/layout/credits.ts';
import { AppProviders } from '../../src/app/AppProviders.tsx';
import { createSession } from '../../src/features/session/createSession.ts';
import { fakeIdentity } from '../support/fakeIdentity.ts';
import { eventTypes } from '../support/anEvent.ts';
import { fakeServer } from '../support/fakeServer.ts';

const Broken = () => {
  throw new Error('broken on purpose');
};

const open = (path: string) => {
  const server = fakeServer({ EventTypes: () => ({ eventTypes }) });
  render(
    <AppProviders client={server.client}>
      <MemoryRouter initialEntries={[path]}>
        <App session={createSession(fakeIdentity().load)} extraPages={[{ path: '/broken', Page: Broken }]} />
      </MemoryRouter>
    </AppProviders>,
  );
  return userEvent.setup();
};

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('every page', () => {
  it('has a logo that links home, the three links and the user menu', async () => {
    open('/about');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Quorum' })).toHaveAttribute('href', '/');
    for (const [name, path] of [
      ['About', '/about'],
      ['Guide', '/guide'],
      ['Changelog', '/changelog'],
    ] as const)
      expect(header.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(header.getByRole('button', { name: 'Sign in with Google' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('has a footer that credits the creator and a sponsoring charity', async () => {
    open('/about');
    const footer = within(screen.getByRole('contentinfo'));
    for (const { name, href } of Object.values(credits()))
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(footer.getByRole('link', { name: 'Developers' })).toHaveAttribute('href', '/developers');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('credits whom the page names', async () => {
    const named = document.createElement('script');
    Object.assign(named, { type: 'application/json', id: 'credits' });
    named.textContent = JSON.stringify({ charity: { name: 'The lifeboats', href: 'https://lifeboats.example/' } });
    document.head.append(named);
    open('/about');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'The lifeboats' })).toHaveAttribute('href', 'https://lifeboats.example/');
    const elsewhere = footer.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    expect(elsewhere).toHaveLength(2);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    named.remove();
  });

  it('lets one skip to its content', async () => {
    open('/about');
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('the static pages', () => {
  it.each([
    ['/about', 'About Quorum', 'About · Quorum'],
    ['/guide', 'Guide', 'Guide · Quorum'],
    ['/changelog', 'Changelog', 'Changelog · Quorum'],
    ['/developers', 'Developers', 'Developers · Quorum'],
  ])('%s shows %s and a way back', async (path, heading, title) => {
    const user = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(document.title).toBe(title);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Guide' }));
    await waitFor(() => expect(document.title).toBe('Guide · Quorum'));
  });

  it('tell changes from January 7, 2024 back to December 30, 2023', async () => {
    open('/changelog');
    await screen.findByText('January 7, 2024');
    const dates = screen.getAllByRole('time').map(({ textContent }) => textContent);
    expect(dates).toEqual(['January 7, 2024', 'December 30, 2023']);
  });
});

it('an unknown address gets a friendly page and a way home', async () => {
  open('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Nobody meets here' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('a new page is read from its start', async () => {
  const user = open('/about');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Guide' }));
  await screen.findByRole('heading', { level: 1, name: 'Guide' });
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('a page that fails', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('leaves the navigation, which leads on', async () => {
    const user = open('/broken');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'About' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'About Quorum' })).toBeInTheDocument();
  });
});
