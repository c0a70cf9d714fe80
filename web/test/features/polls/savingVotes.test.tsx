import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { setNow } from '../../../src/lib/useNow.ts';
import { aPoll, aVoter } from '../../support/aPoll.ts';
import { passSeconds, passUntil, controlConnection, withFakeTimers } from '../../support/connection.ts';
import { ada } from '../../support/renderPage.tsx';
import { renderPollPage } from '../../support/renderPollPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setNow(Date.now());
});

const UNSAVED = 'Your votes are not saved yet';
const offline = () => new Error('Failed to fetch');
const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

const choice = async (place: number, answer: 'Yes' | 'Maybe' = 'Yes') => {
  const form = await screen.findByRole('form', { name: 'Your votes' });
  const [group = form] = within(form).getAllByRole('radiogroup').slice(place);
  return within(group).getByRole('radio', { name: answer });
};

/** A poll in which Ada has a row, or nobody has. */
const adas = aPoll({ voters: [aVoter({}, { id: '77', name: 'Ada', uid: ada.uid })] });
const [first, second] = adas.options.map(({ id }) => id) as [string, string];

const voterWith = (votes: Record<string, number>, id = '77') => aVoter(votes, { id, name: 'Ada', uid: ada.uid });
const saved = (votes: Record<string, number>) => ({ updateVote: voterWith(votes) });

type Shown = ReturnType<typeof renderPollPage>;
const sentBy = ({ asked }: Shown, name: string) =>
  asked.filter((operation) => operation.name === name).map(({ variables }) => variables.input as { votes: object[] });

const nameIs = async ({ user }: Shown, name: string, button = 'Save my votes') => {
  const form = await screen.findByRole('group', { name: 'Who is voting?' });
  await user.clear(within(form).getByLabelText(/^Name/));
  await user.type(within(form).getByLabelText(/^Name/), name);
  await user.click(within(form).getByRole('button', { name: button }));
};

describe('votes', () => {
  it('that are chosen during a save are saved after it, together', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const slow = new Promise<object>((resolve) => (arrive = resolve));
    const shown = renderPollPage(adas, { user: ada, answers: { UpdateVote: () => slow } });
    await shown.user.click(await choice(0));
    shown.answer('UpdateVote', () => saved({ [first]: 0.5, [second]: 1 }));
    await shown.user.click(await choice(1));
    await shown.user.click(await choice(0, 'Maybe'));
    expect(sentBy(shown, 'UpdateVote')).toHaveLength(1);
    await act(async () => arrive(saved({ [first]: 1 })));
    await waitFor(() =>
      expect(sentBy(shown, 'UpdateVote').map(({ votes }) => votes)).toEqual([
        [{ optionId: first, likelihood: 1 }],
        [
          { optionId: first, likelihood: 0.5 },
          { optionId: second, likelihood: 1 },
        ],
      ]),
    );
  });

  it('that do not arrive stay, are said to be unsaved, and are sent again', async () => {
    const shown = renderPollPage(adas, { user: ada, answers: { UpdateVote: offline } });
    await shown.user.click(await choice(0));
    const note = (await screen.findByText(UNSAVED)).closest<HTMLElement>('[role="alert"]') as HTMLElement;
    expect(await choice(0)).toBeChecked();
    shown.answer('UpdateVote', () => saved({ [first]: 1 }));
    await shown.user.click(within(note).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
    expect(sentBy(shown, 'UpdateVote')[1]).toEqual({ votes: [{ optionId: first, likelihood: 1 }] });
  });

  it('that do not arrive are sent by themselves when the connection is back', async () => {
    const shown = renderPollPage(adas, { user: ada, answers: { UpdateVote: offline } });
    await shown.user.click(await choice(0));
    await screen.findByText(UNSAVED);
    shown.answer('UpdateVote', () => saved({ [first]: 1 }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
  });

  it('that do not arrive are sent after a reload, once they do', async () => {
    const before = renderPollPage(adas, { user: ada, answers: { UpdateVote: offline } });
    await before.user.click(await choice(0));
    await screen.findByText(UNSAVED);
    cleanup();

    const stillOffline = renderPollPage(adas, { user: ada, answers: { UpdateVote: offline } });
    await screen.findByText(UNSAVED);
    expect(await choice(0)).toBeChecked();
    expect(sentBy(stillOffline, 'UpdateVote')).toEqual([{ votes: [{ optionId: first, likelihood: 1 }] }]);
    cleanup();

    const after = renderPollPage(adas, { user: ada, answers: { UpdateVote: () => saved({ [first]: 1 }) } });
    await waitFor(() => expect(sentBy(after, 'UpdateVote')).toEqual([{ votes: [{ optionId: first, likelihood: 1 }] }]));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(screen.queryByText(UNSAVED)).toBeNull();
  });

  it('that do not arrive are not sent for somebody else who signs in there', async () => {
    const before = renderPollPage(adas, { user: ada, answers: { UpdateVote: offline } });
    await before.user.click(await choice(0));
    await screen.findByText(UNSAVED);
    cleanup();

    const shown = renderPollPage(adas, { user: { ...ada, uid: 'somebody-else' } });
    expect(await choice(0)).not.toBeChecked();
    expect(shown.asked.filter(({ name }) => name.includes('Vote'))).toEqual([]);
  });

  it('that are refused are taken back, and those chosen since are saved', async () => {
    let answer: (refused: Error) => void = () => undefined;
    const slow = new Promise<Error>((resolve) => (answer = resolve));
    const shown = renderPollPage(adas, { user: ada, answers: { UpdateVote: () => slow } });
    await shown.user.click(await choice(0));
    await shown.user.click(await choice(1));
    shown.answer('UpdateVote', () => saved({ [second]: 1 }));
    await act(async () => answer(refusal('This date is over', 'CONFLICT')));
    expect(await screen.findByText('This date is over')).toBeVisible();
    expect(await choice(0)).not.toBeChecked();
    await waitFor(() =>
      expect(sentBy(shown, 'UpdateVote')[1]).toEqual({ votes: [{ optionId: second, likelihood: 1 }] }),
    );
    expect(screen.queryByText(UNSAVED)).toBeNull();
  });
});

describe('first votes', () => {
  it('whose answer was lost are sent once more as they were, and what changed since is a change', async () => {
    const shown = renderPollPage(aPoll({ voters: [] }), { answers: { VotePoll: offline } });
    await shown.user.click(await choice(0));
    await nameIs(shown, 'Vera');
    await screen.findByText('Your vote could not be saved');
    const voter = aVoter({ [first]: 1 }, { id: '77', name: 'Vera' });
    shown.answer('VotePoll', () => ({ votePoll: { __typename: 'VotePollPayload', voter, responseToken: 'secret' } }));
    shown.answer('UpdateVote', () => ({ updateVote: { ...voter, name: 'Vera V.' } }));
    await shown.user.click(await choice(1));
    await nameIs(shown, 'Vera V.');
    await waitFor(() => expect(sentBy(shown, 'UpdateVote')).toHaveLength(2));
    const [one, other] = shown.asked.filter(({ name }) => name === 'VotePoll');
    expect(other).toEqual(one);
    expect(one?.idempotencyKey).toBeDefined();
    expect(sentBy(shown, 'UpdateVote')).toEqual([
      { name: 'Vera V.', email: '', comment: '' },
      { votes: [{ optionId: second, likelihood: 1 }] },
    ]);
  });

  describe('without a connection', () => {
    const WAITS = /Your votes are sent as soon as you are back/;
    const { setOnline } = controlConnection();

    it('are sent once there is one, and again where it carries nothing yet', async () => {
      const shown = renderPollPage(aPoll({ voters: [] }), { answers: { VotePoll: offline } });
      await shown.user.click(await choice(0));
      setOnline(false);
      await nameIs(shown, 'Vera', 'Send when online');
      expect(await screen.findByText(WAITS)).toBeVisible();
      await withFakeTimers(async () => {
        setOnline(true);
        await passUntil(() => sentBy(shown, 'VotePoll').length === 2, 10);
        const voter = aVoter({ [first]: 1 }, { id: '77', name: 'Vera' });
        const payload = { __typename: 'VotePollPayload', voter, responseToken: 'secret' };
        shown.answer('VotePoll', () => ({ votePoll: payload }));
        await passUntil(() => sentBy(shown, 'VotePoll').length === 3, 1_000);
      });
      expect(await screen.findByText(/^Saved for Vera/)).toBeVisible();
      const [one, ...others] = shown.asked.filter(({ name }) => name === 'VotePoll');
      expect(others).toEqual([one, one]);
      expect(screen.queryByText('Your vote could not be saved')).toBeNull();
    });

    it('say what a server has refused, if it can be reached after all', async () => {
      const refused = () => refusal('Responses to this poll are closed', 'BAD_USER_INPUT');
      const shown = renderPollPage(aPoll({ voters: [] }), { answers: { VotePoll: refused } });
      await shown.user.click(await choice(0));
      setOnline(false);
      await nameIs(shown, 'Vera', 'Send when online');
      expect(await screen.findByText('Responses to this poll are closed')).toBeVisible();
      expect(screen.queryByText(WAITS)).toBeNull();
      await withFakeTimers(async () => {
        setOnline(true);
        await passSeconds(10);
      });
      expect(await screen.findByRole('button', { name: 'Save my votes' })).toBeVisible();
      expect(sentBy(shown, 'VotePoll')).toHaveLength(1);
    });
  });

  it('change those of another tab, though the page does not show them yet', async () => {
    const poll = aPoll({ voters: [] });
    localStorage.setItem(`voted-poll-${poll.urlHash}`, '77');
    localStorage.setItem('vote-token-77', 'secret');
    const shown = renderPollPage(poll, { answers: { UpdateVote: () => saved({ [first]: 1 }) } });
    await shown.user.click(await choice(0));
    await waitFor(() =>
      expect(shown.asked.find(({ name }) => name === 'UpdateVote')?.variables).toMatchObject({
        voterId: '77',
        responseToken: 'secret',
      }),
    );
    expect(screen.queryByRole('group', { name: 'Who is voting?' })).toBeNull();
  });

  it('of an account that has voted elsewhere change those votes', async () => {
    const poll = aPoll({ voters: [] });
    const answers = {
      VotePoll: () => refusal('You have already voted. Please edit your vote instead', 'CONFLICT'),
      UpdateVote: () => saved({ [first]: 1 }),
    };
    const shown = renderPollPage(poll, { user: ada, answers });
    await choice(0);
    shown.answer('PollDetail', () => ({
      poll: { ...poll, voters: [voterWith({ [second]: 1 })], ownVoter: voterWith({ [second]: 1 }) },
    }));
    await shown.user.click(await choice(0));
    await waitFor(() =>
      expect(shown.asked.find(({ name }) => name === 'UpdateVote')?.variables).toMatchObject({
        voterId: '77',
        input: { votes: [{ optionId: first, likelihood: 1 }] },
      }),
    );
    expect(screen.queryByText('You have already voted. Please edit your vote instead')).toBeNull();
  });

  it('of a visitor whose votes were removed elsewhere wait for a name again', async () => {
    const poll = aPoll({ voters: [] });
    localStorage.setItem(`voted-poll-${poll.urlHash}`, '77');
    localStorage.setItem('vote-token-77', 'secret');
    const gone = () => refusal('There is no such vote', 'NOT_FOUND');
    const shown = renderPollPage(poll, { answers: { UpdateVote: gone } });
    await shown.user.click(await choice(0));
    expect(await screen.findByText(/^Your votes were removed in the meantime\./)).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Who is voting?' })).toBeVisible();
    expect(await choice(0)).toBeChecked();
  });
});
