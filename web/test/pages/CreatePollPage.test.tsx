import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setNow } from '../../src/lib/useNow.ts';
import { CreatePollPage } from '../../src/pages/CreatePollPage.tsx';
import { aPoll } from '../support/aPoll.ts';
import { choose } from '../support/createForm.tsx';
import { ada, renderPage } from '../support/renderPage.tsx';

// a Tuesday
const NOW = Date.parse('2026-11-24T12:00:00Z');

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<CreatePollPage />, { at: '/polls/new', user: ada, ...options });

const day = (name: RegExp) => screen.getByRole('button', { name });
const chosen = () => screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.title);

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'requestAnimationFrame',
      'performance',
    ],
  });
  setNow(NOW);
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('the form of a poll', () => {
  it('takes a date at a tap on its day, and takes it back at another', async () => {
    const { user } = show();
    await user.click(day(/November 26, 2026/));
    expect(chosen()).toEqual(['Remove Thu, Nov 26, 19:00']);
    await user.click(day(/November 26, 2026/));
    expect(chosen()).toEqual([]);
  });

  it('takes every Tuesday and Thursday for three weeks in two taps', async () => {
    const { user } = show();
    await user.click(day(/: every Tuesday, 3 weeks$/));
    await user.click(day(/: every Thursday, 3 weeks$/));
    expect(chosen().map((title) => title.slice('Remove '.length, -', 19:00'.length))).toEqual([
      'Tue, Nov 24',
      'Thu, Nov 26',
      'Tue, Dec 1',
      'Thu, Dec 3',
      'Tue, Dec 8',
      'Thu, Dec 10',
    ]);
  });

  it('refuses a day that is over', async () => {
    const { user } = show();
    await user.click(day(/November 23, 2026/));
    expect(chosen()).toEqual([]);
  });

  it('is filled in by keyboard', async () => {
    const { user } = show();
    day(/November 24, 2026/).focus();
    await user.keyboard('{ArrowRight} {PageDown} ');
    expect(day(/December 25, 2026/)).toHaveFocus();
    expect(chosen()).toEqual(['Remove Wed, Nov 25, 19:00', 'Remove Fri, Dec 25, 19:00']);
  });

  it('says so where two dates are the same', async () => {
    const { user } = show();
    await user.click(day(/November 26, 2026/));
    await user.click(screen.getByRole('button', { name: 'Add another time on Thu, Nov 26' }));
    expect(chosen()).toEqual(['Remove Thu, Nov 26, 19:00', 'Remove Thu, Nov 26, 20:00']);
    const [first] = within(screen.getByRole('list', { name: 'Dates to vote on' })).getAllByLabelText('Start');
    await user.clear(first ?? document.body);
    await user.type(first ?? document.body, '20:00');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Two options start at the same time'));
  });

  it('gives all dates a length in one tap, which stays when they begin at another time', async () => {
    const { user } = show();
    await user.click(day(/November 26, 2026/));
    const lengths = within(screen.getByRole('radiogroup', { name: 'Length' }));
    expect(lengths.getByRole('radio', { name: 'No end' })).toBeChecked();
    await user.click(lengths.getByRole('radio', { name: '1½ h' }));
    const ends = () => screen.getAllByLabelText('End (optional)').map((end) => (end as HTMLInputElement).value);
    expect(ends()).toEqual(['20:30', '20:30']);
    fireEvent.change(screen.getAllByLabelText('Start')[0] ?? document.body, { target: { value: '18:00' } });
    expect(ends()).toEqual(['19:30', '19:30']);
    expect(lengths.getByRole('radio', { name: '1½ h' })).toBeChecked();
    fireEvent.change(screen.getAllByLabelText('End (optional)')[0] ?? document.body, { target: { value: '22:17' } });
    for (const radio of lengths.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('folds what a simple poll does without', () => {
    show();
    expect(screen.getByLabelText(/^Capacity/)).not.toBeVisible();
    expect(screen.getByLabelText(/^Voting ends/)).not.toBeVisible();
  });

  it('opens the poll and leads to it', async () => {
    const { user, asked } = show({
      answers: { CreatePoll: () => ({ createPoll: aPoll({ urlHash: 'new-poll' }) }) },
    });
    await user.type(screen.getByLabelText(/^Title/), 'Which evening?');
    await user.type(screen.getByLabelText(/^Location/), 'Pier 2');
    await choose(user, /^Event Type/, 'Tennis');
    await user.click(day(/November 26, 2026/));
    await user.click(day(/November 27, 2026/));
    await user.click(screen.getByRole('button', { name: 'Open Poll' }));
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('/polls/new-poll'));
    const sent = asked.find(({ name }) => name === 'CreatePoll');
    expect(sent?.variables.input).toMatchObject({
      title: 'Which evening?',
      eventTypeId: 2,
      autoScheduleChance: 0.9,
      options: [{ endTime: null }, { endTime: null }],
    });
    expect(sent?.idempotencyKey).toBeDefined();
  });

  it('counts the organiser in as the first voter', async () => {
    const { user, asked } = show({
      answers: {
        CreatePoll: () => ({ createPoll: aPoll({ urlHash: 'new-poll' }) }),
        VotePoll: () => ({ votePoll: null }),
      },
    });
    await user.type(screen.getByLabelText(/^Title/), 'Which evening?');
    await user.type(screen.getByLabelText(/^Location/), 'Pier 2');
    await choose(user, /^Event Type/, 'Tennis');
    await user.click(day(/November 26, 2026/));
    await user.click(day(/November 27, 2026/));
    await user.click(screen.getByRole('checkbox', { name: 'I’m in, too' }));
    await user.click(screen.getByRole('button', { name: 'Open Poll' }));
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('/polls/new-poll'));
    const sent = asked.find(({ name }) => name === 'VotePoll');
    const votes = aPoll().options.map(({ id }) => ({ optionId: id, likelihood: 1 }));
    expect(sent?.variables).toEqual({ urlHash: 'new-poll', input: { name: ada.displayName, votes } });
    expect(sent?.idempotencyKey).toBeDefined();
  });

  it('asks to sign in, and keeps what was typed', async () => {
    show({ user: null });
    expect(within(await screen.findByRole('dialog')).getByText(/sign in to open a poll/)).toBeVisible();
  });
});
