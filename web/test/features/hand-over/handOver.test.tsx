import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { EventCardFragment } from '../../../src/generated/graphql.generated.ts';
import { OrganisePage, TakeOverPage, TakeOverPollPage } from '../../../src/pages/person/TakeOverPage.tsx';
import { anEvent } from '../../support/anEvent.ts';
import { aPoll } from '../../support/aPoll.ts';
import { renderEventPage } from '../../support/renderEventPage.tsx';
import { ada, renderPage } from '../../support/renderPage.tsx';
import { renderPollPage } from '../../support/renderPollPage.tsx';

let event: EventCardFragment;
beforeEach(() => {
  event = anEvent({ title: 'Chess', creatorId: 'bea', creatorName: 'Bea' });
});

type Options = Parameters<typeof renderPage>[1];

describe('handing an event over', () => {
  const show = (options: Options = {}) => renderEventPage(() => event, { user: ada, ...options });
  const open = async ({ user }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: 'Hand over' }));
    return within(await screen.findByRole('dialog', { name: 'Hand Over Event' }));
  };

  it('makes a link for its creator to copy, when they ask for it', async () => {
    event.creatorId = 'ada';
    const handOverEvent = { __typename: 'HandOver', token: 'secret', expiresAt: '2026-05-08T12:00:00.000Z' };
    const page = show({ answers: { HandOverEvent: () => ({ handOverEvent }) } });
    const dialog = await open(page);
    expect(page.asked.map(({ name }) => name)).not.toContain('HandOverEvent');
    await page.user.click(dialog.getByRole('button', { name: 'Create link' }));
    const link = await dialog.findByLabelText('Link for the new organiser');
    expect(link).toHaveValue(`http://localhost/take-over/${event.urlHash}#secret`);
    expect(dialog.getByText(/It works once, until Friday, May 8/)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Copy Link' }));
    expect(await screen.findByText('Link Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/take-over/${event.urlHash}#secret`);
  });

  it.each([
    ['that was made just now', 'Withdraw this link'],
    ['that was made earlier', 'Withdraw an earlier link'],
  ])('withdraws a link %s', async (_when, name) => {
    event.creatorId = 'ada';
    const handOverEvent = { __typename: 'HandOver', token: 'secret', expiresAt: '2026-05-08T12:00:00.000Z' };
    const answers = { HandOverEvent: () => ({ handOverEvent }), WithdrawHandOver: () => ({ withdrawHandOver: true }) };
    const page = show({ answers });
    const dialog = await open(page);
    if (name === 'Withdraw this link') await page.user.click(dialog.getByRole('button', { name: 'Create link' }));
    await page.user.click(await dialog.findByRole('button', { name }));
    expect(await screen.findByText('Link Withdrawn')).toBeVisible();
    expect(page.asked.find(({ name }) => name === 'WithdrawHandOver')?.variables).toEqual({ urlHash: event.urlHash });
    expect(dialog.queryByLabelText('Link for the new organiser')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  });

  it('keeps the link that could not be withdrawn', async () => {
    event.creatorId = 'ada';
    const handOverEvent = { __typename: 'HandOver', token: 'secret', expiresAt: '2026-05-08T12:00:00.000Z' };
    const withdraw = () => new Error('offline');
    const page = show({ answers: { HandOverEvent: () => ({ handOverEvent }), WithdrawHandOver: withdraw } });
    const dialog = await open(page);
    await page.user.click(dialog.getByRole('button', { name: 'Create link' }));
    await page.user.click(await dialog.findByRole('button', { name: 'Withdraw this link' }));
    expect(await screen.findByText('The link could not be withdrawn')).toBeVisible();
    expect(dialog.getByLabelText('Link for the new organiser')).toBeVisible();
  });

  it('says what goes along of a series', async () => {
    event = { ...event, creatorId: 'ada', isRecurring: true, recurrenceFrequency: 'weekly' };
    const dialog = await open(show());
    expect(dialog.getByText(/This hands over the series/)).toBeVisible();
  });

  it('says so when it fails', async () => {
    event.creatorId = 'ada';
    const page = show({ answers: { HandOverEvent: () => new Error('offline') } });
    await page.user.click((await open(page)).getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('The link could not be created')).toBeVisible();
  });

  it('is for nobody else', async () => {
    show();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  });
});

describe('taking an event over', () => {
  const show = (options: Options = {}) =>
    renderPage(<TakeOverPage />, {
      at: `/take-over/${event.urlHash}#secret`,
      path: '/take-over/:urlHash',
      user: ada,
      ...options,
      answers: { EventDetail: () => ({ event }), ...options.answers },
    });

  it('asks first, then leads to the event', async () => {
    const { asked, user } = show({
      answers: { TakeOverEvent: () => ({ takeOverEvent: { ...event, creatorId: 'ada', creatorName: 'Ada' } }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Become the organiser of Chess?' })).toBeVisible();
    expect(screen.getByText(/^Bea hands it over to you/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('You are the organiser now')).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent(`/events/${event.urlHash}`);
    expect(asked.find(({ name }) => name === 'TakeOverEvent')?.variables).toEqual({
      urlHash: event.urlHash,
      token: 'secret',
    });
  });

  it('has a visitor sign in first', async () => {
    show({ user: null });
    expect(await screen.findByText(/Sign in to take it over/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  });

  it('says what the server says about a link that works no more', async () => {
    const message = 'This link to take over the event is no longer valid. Ask its organiser for a new one';
    const { user } = show({ answers: { TakeOverEvent: () => new GraphQLError(message) } });
    await user.click(await screen.findByRole('button', { name: 'Take over' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('tells the organiser that the link is for somebody else', async () => {
    event.creatorId = 'ada';
    show();
    expect(await screen.findByRole('heading', { name: 'You are the organiser of Chess' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  });

  it.each([
    ['whose end is lost', () => ({ at: `/take-over/${event.urlHash}` })],
    ['of no event', () => ({ answers: { EventDetail: () => ({ event: null }) } })],
  ])('has a sentence for a link %s', async (_what, options: () => Options) => {
    show(options());
    expect(await screen.findByRole('heading', { name: 'There is nothing to take over here' })).toBeVisible();
  });
});

describe('an invitation to organise an event together', () => {
  const show = (options: Options = {}) =>
    renderPage(<OrganisePage />, {
      at: `/organise/${event.urlHash}#secret`,
      path: '/organise/:urlHash',
      user: ada,
      ...options,
      answers: { EventDetail: () => ({ event }), ...options.answers },
    });

  it('asks first, then leads to the event', async () => {
    const { asked, user } = show({
      answers: { AcceptCoOrganiser: () => ({ acceptCoOrganiser: { __typename: 'Event', urlHash: event.urlHash } }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Organise “Chess” together?' })).toBeVisible();
    expect(screen.getByText(/^Bea invites you/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Organise Together' }));
    expect(await screen.findByText('You now organise this event, too')).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent(`/events/${event.urlHash}`);
    expect(asked.find(({ name }) => name === 'AcceptCoOrganiser')?.variables).toEqual({
      urlHash: event.urlHash,
      token: 'secret',
    });
  });

  it('has a visitor sign in first', async () => {
    show({ user: null });
    expect(await screen.findByText(/Sign in to accept/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Organise Together' })).toBeNull();
  });

  it.each(['its creator', 'a co-organiser'])('tells %s that the link is for somebody else', async (who) => {
    if (who === 'its creator') event.creatorId = 'ada';
    else event.coOrganisers = [{ __typename: 'CoOrganiser', uid: 'ada', displayName: 'Ada' }];
    show();
    expect(await screen.findByRole('heading', { name: 'You already organise “Chess”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Organise Together' })).toBeNull();
  });

  it('has a sentence for a link whose end is lost', async () => {
    show({ at: `/organise/${event.urlHash}` });
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all events' })).toBeVisible();
  });
});

describe('a poll', () => {
  it('is handed over by its creator, until it has its event', async () => {
    const poll = aPoll({ creatorId: 'ada' });
    const handOverPoll = { __typename: 'HandOver', token: 'secret', expiresAt: '2026-05-08T12:00:00.000Z' };
    const answers = {
      HandOverPoll: () => ({ handOverPoll }),
      WithdrawPollHandOver: () => ({ withdrawPollHandOver: true }),
    };
    const { user, asked } = renderPollPage(poll, { user: ada, answers });
    await user.click(await screen.findByRole('button', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand Over Poll' }));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await dialog.findByLabelText('Link for the new organiser')).toHaveValue(
      `http://localhost/polls/${poll.urlHash}/take-over#secret`,
    );
    await user.click(dialog.getByRole('button', { name: 'Withdraw this link' }));
    expect(await screen.findByText('Nobody can take over this poll with a link now.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'WithdrawPollHandOver')?.variables).toEqual({ urlHash: poll.urlHash });
  });

  it('that has its event is not handed over', async () => {
    renderPollPage(aPoll({ creatorId: 'ada', status: 'SCHEDULED' }), { user: ada });
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  });

  it('is taken over by the person who accepts, and leads to its page', async () => {
    const poll = aPoll({ creatorId: 'bea', creatorName: 'Bea', title: 'Kayaks' });
    const { asked, user } = renderPage(<TakeOverPollPage />, {
      at: `/polls/${poll.urlHash}/take-over#secret`,
      path: '/polls/:urlHash/take-over',
      user: ada,
      answers: {
        PollDetail: () => ({ poll }),
        TakeOverPoll: () => ({ takeOverPoll: { ...poll, creatorId: 'ada', creatorName: 'Ada' } }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Become the organiser of Kayaks?' });
    expect(screen.getByText(/^Bea hands it over to you. You can then edit it, pick its date/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('You are the organiser now')).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent(`/polls/${poll.urlHash}`);
    expect(asked.find(({ name }) => name === 'TakeOverPoll')?.variables).toEqual({
      urlHash: poll.urlHash,
      token: 'secret',
    });
  });
});
