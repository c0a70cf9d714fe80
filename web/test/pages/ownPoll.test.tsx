import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PollFragment } from '../../src/generated/polls.generated.ts';
import { setNow } from '../../src/lib/useNow.ts';
import { anOption, aPoll, aVoter } from '../support/aPoll.ts';
import { ada } from '../support/renderPage.tsx';
import { renderPollPage } from '../support/renderPollPage.tsx';

const show = renderPollPage;

beforeEach(() => {
  localStorage.clear();
  setNow(Date.now());
});

const toldOf = (reach: { ended?: number; moved?: number; scheduled?: number }) => ({
  PollReach: () => ({
    poll: {
      __typename: 'Poll',
      urlHash: 'poll',
      reach: { __typename: 'PollReach', ended: 0, moved: 0, scheduled: 0, ...reach },
    },
  }),
});

describe('the organiser of a poll', () => {
  const mine = (given: Partial<PollFragment> = {}) => aPoll({ creatorId: 'ada', ...given });

  it('picks a date, and comes to the event', async () => {
    const poll = mine({ voters: [aVoter({ 2: 1 })] });
    const { user, asked } = show(poll, {
      user: ada,
      answers: { SchedulePoll: () => ({ schedulePoll: { __typename: 'Event', urlHash: 'the-event' } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Pick the date' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pick the date' });
    await user.click(within(dialog).getByRole('button', { name: 'Create the event' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'SchedulePoll')?.variables).toEqual({
        urlHash: poll.urlHash,
        optionId: '2',
      }),
    );
  });

  it('sees the dates by their support, the best one first', async () => {
    const options = [anOption('1', 2), anOption('2', 3), anOption('3', 4)];
    const voters = [aVoter({ 1: 0, 2: 1, 3: 0.5 }), aVoter({ 1: 0.5, 2: 1, 3: 1 })];
    const { user } = show(mine({ options, voters }), { user: ada });
    await user.click(await screen.findByRole('button', { name: 'Pick the date' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pick the date' });
    const dates = within(dialog).getAllByRole('radio');
    expect(dates.map((date) => (date as HTMLInputElement).value)).toEqual(['2', '3', '1']);
    expect(dates[0]).toBeChecked();
    expect(dates[1]).toHaveAccessibleDescription('50% likely: 1 yes, 1 maybe, 0 no');
    // where nothing is likely yet it says what is missing, as everywhere
    expect(dates[2]).toHaveAccessibleDescription('2 more needed: 0 yes, 1 maybe, 1 no');
    const bars = [...dialog.querySelectorAll<HTMLElement>('[style*="--share"]')];
    expect(bars.map((bar) => bar.style.getPropertyValue('--share'))).toEqual(['100', '75', '25']);
  });

  it('is offered the link for voters before anything else, until somebody has voted', async () => {
    const { user } = show(mine(), { user: ada });
    const [first] = within(await screen.findByRole('article')).getAllByRole('button', {
      name: /^(Copy link for|Pick)/,
    });
    expect(first).toHaveAccessibleName('Copy link for voters');
    await user.click(first ?? document.body);
    expect(await screen.findByText('Link Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/polls\/[\w-]+$/);
  });

  it('is not offered it once somebody has', async () => {
    show(mine({ voters: [aVoter({ 2: 1 })] }), { user: ada });
    await screen.findByRole('button', { name: 'Pick the date' });
    expect(screen.queryByRole('button', { name: 'Copy link for voters' })).toBeNull();
  });

  it('closes and opens it', async () => {
    const poll = mine();
    const closed = { ...poll, status: 'CLOSED' as const };
    const answers = { ClosePoll: () => ({ closePoll: closed }), ...toldOf({ ended: 2 }) };
    const { user, answer, asked } = show(poll, { user: ada, answers });
    answer('ReopenPoll', () => ({ reopenPoll: poll }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close Poll' }));
    expect(await dialog.findByText('2 people who voted will be told.')).toBeVisible();
    expect(asked.some(({ name }) => name === 'ClosePoll')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('This poll takes no more votes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(screen.queryByText('This poll takes no more votes.')).toBeNull());
  });

  it('deletes it', async () => {
    const poll = mine();
    const { user } = show(poll, { user: ada, answers: { DeletePoll: () => ({ deletePoll: true }) } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/));
  });

  it.each([
    ['if anybody is', 1, 1],
    ['and nothing of it if nobody is', 0, 0],
  ])('reads before it is deleted how many voters are told, %s', async (_when, ended, shown) => {
    const { user, untilAnswered } = show(mine(), { user: ada, answers: toldOf({ ended }) });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The poll and all its votes will be deleted for good.')).toBeVisible();
    await untilAnswered('PollReach');
    const told = 'One person who voted will be told that it is cancelled.';
    expect(screen.queryAllByText(told)).toHaveLength(shown);
  });

  it('reads before a date is picked how many are told', async () => {
    const { user } = show(mine({ voters: [aVoter({ 2: 1 })] }), { user: ada, answers: toldOf({ scheduled: 3 }) });
    await user.click(await screen.findByRole('button', { name: 'Pick the date' }));
    expect(await screen.findByText('Up to 3 people will be told: those who voted on this date.')).toBeVisible();
  });

  it.each([
    ['if anybody is', 4, 1],
    ['and nothing of it if nobody is', 0, 0],
  ])('reads in the form how many are told of moved dates, %s', async (_when, moved, shown) => {
    const { user, untilAnswered } = show(mine(), { user: ada, answers: toldOf({ moved }) });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Poll' });
    await untilAnswered('PollReach');
    const told = 'If you move a date, up to 4 people will be told: those who voted on it.';
    expect(screen.queryAllByText(told)).toHaveLength(shown);
  });

  it('is nobody else', async () => {
    show(aPoll(), { user: ada });
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: 'Pick the date' })).toBeNull();
  });
});
