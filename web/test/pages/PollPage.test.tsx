import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { PollFragment } from '../../src/generated/polls.generated.ts';
import { setNow } from '../../src/lib/useNow.ts';
import { anOption, aPoll, aVoter } from '../support/aPoll.ts';
import type { Answer } from '../support/fakeServer.ts';
import { ada } from '../support/renderPage.tsx';
import { renderPollPage } from '../support/renderPollPage.tsx';

const show = renderPollPage;

/** The switches of the dates, in their order. */
const ownVotes = async () =>
  within(await screen.findByRole('form', { name: 'Your votes' })).findAllByRole('radiogroup');

const choice = async (place: number, answer: 'Yes' | 'Maybe' | 'No') =>
  within((await ownVotes())[place] ?? document.body).getByRole('radio', { name: answer });

const namesInOrder = async () =>
  within(await screen.findByRole('grid'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** A server that keeps the votes of one voter. */
const savedVotes = (poll: PollFragment) => {
  let voter = poll.voters[0] ?? aVoter({}, { id: '77' });
  const save = (input: { name?: string; votes: { optionId: string; likelihood: number }[] }) => {
    const said = new Map(input.votes.map(({ optionId, likelihood }) => [optionId, likelihood]));
    const likelihoods = poll.options.map(({ id }, place) => said.get(id) ?? voter.likelihoods[place] ?? null);
    voter = { ...voter, name: input.name ?? voter.name, likelihoods };
    return voter;
  };
  return {
    PollDetail: () => ({ poll: { ...poll, voters: voter.likelihoods.length > 0 ? [voter] : [] } }),
    VotePoll: ({ input }: Record<string, unknown>) => ({
      votePoll: { __typename: 'VotePollPayload', voter: save(input as never), responseToken: 'secret' },
    }),
    UpdateVote: ({ input }: Record<string, unknown>) => ({ updateVote: save(input as never) }),
  };
};

beforeEach(() => {
  localStorage.clear();
  setNow(Date.now());
});

describe('the page of a poll', () => {
  it('lets the browser that voted edit the response that its vote became, and no other', async () => {
    localStorage.setItem('vote-token-77', 'secret');
    const voters = [
      aVoter({}, { id: '77', name: 'Vera', participantId: '900' }),
      aVoter({}, { id: '78', name: 'Bo', participantId: '901' }),
    ];
    show(aPoll({ status: 'SCHEDULED', voters }));
    await screen.findByText('Vera');
    await waitFor(() => expect(localStorage.getItem('response-token-900')).toBe('secret'));
    expect(localStorage.getItem('response-token-901')).toBeNull();
  });

  it('keeps what a visitor has chosen and typed through a reload, until it is saved', async () => {
    const poll = aPoll();
    const { user } = show(poll, { answers: savedVotes(poll) });
    await user.click(await choice(0, 'Yes'));
    await user.click(await choice(1, 'Maybe'));
    await user.type(screen.getByLabelText(/^Name/), 'Bo');
    cleanup();

    const again = show(poll, { answers: savedVotes(poll) });
    expect(await choice(0, 'Yes')).toBeChecked();
    expect(await choice(1, 'Maybe')).toBeChecked();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Bo');
    await again.user.click(screen.getByRole('button', { name: 'Save my votes' }));
    expect(await screen.findByText('Keep this link to change your response')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it("asks a visitor's name beside the dates, says what is saved, and gives the link back to it", async () => {
    const poll = aPoll();
    const { user, asked } = show(poll, { answers: savedVotes(poll) });
    await user.click(await choice(0, 'Yes'));
    await user.click(await choice(1, 'No'));
    const who = await screen.findByRole('group', { name: 'Who is voting?' });
    await user.type(within(who).getByLabelText(/^Name/), 'Bo');
    await user.click(within(who).getByRole('button', { name: 'Save my votes' }));
    expect(await screen.findByText('Keep this link to change your response')).toBeVisible();
    expect(asked.find(({ name }) => name === 'VotePoll')?.variables.input).toMatchObject({
      name: 'Bo',
      votes: [
        { optionId: '1', likelihood: 1 },
        { optionId: '2', likelihood: 0 },
      ],
    });
    expect(screen.getByText('Saved for Bo: 1 yes, 0 maybe, 1 no').closest('[role="status"]')).not.toBeNull();
    expect(localStorage.getItem('vote-token-77')).toBe('secret');
  });

  it('says what keeps first votes from being saved: a name, or a date', async () => {
    const poll = aPoll();
    const { user, asked } = show(poll, { answers: savedVotes(poll) });
    const save = await screen.findByRole('button', { name: 'Save my votes' });
    await user.click(save);
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Vote for at least one option');
    const name = screen.getByLabelText(/^Name/);
    expect(name).toHaveFocus();
    await user.type(name, 'Bo');
    await user.click(await choice(0, 'Yes'));
    await user.click(save);
    await waitFor(() => expect(asked.some(({ name: operation }) => operation === 'VotePoll')).toBe(true));
  });

  it('saves yes, maybe and no of a signed-in person as they choose', async () => {
    const poll = aPoll();
    const { user, asked } = show(poll, { user: ada, answers: savedVotes(poll) });
    await user.click(await choice(0, 'Yes'));
    await waitFor(() => expect(asked.some(({ name }) => name === 'VotePoll')).toBe(true));
    expect(await choice(0, 'Yes')).toBeChecked();
    await user.click(await choice(0, 'Maybe'));
    const [first = document.body] = await ownVotes();
    const sure = within(first).getByRole('combobox', { name: 'How likely are you to come?' });
    expect(sure).toHaveDisplayValue('50%');
    await user.selectOptions(sure, '30%');
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'UpdateVote')?.variables.input).toEqual({
        votes: [{ optionId: '1', likelihood: 0.3 }],
      }),
    );
    await user.click(await choice(0, 'No'));
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'UpdateVote')?.variables.input).toEqual({
        votes: [{ optionId: '1', likelihood: 0 }],
      }),
    );
    expect(await screen.findByText(/0 yes, 0 maybe, 1 no$/)).toBeVisible();
  });

  it('says no to all dates that are to come by one press', async () => {
    const poll = aPoll({ options: [anOption('1', -1), anOption('2', 2), anOption('3', 3)] });
    const { user, asked } = show(poll, { user: ada, answers: savedVotes(poll) });
    await user.click(await screen.findByRole('button', { name: 'None of these' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'VotePoll')?.variables.input).toMatchObject({
        votes: [
          { optionId: '2', likelihood: 0 },
          { optionId: '3', likelihood: 0 },
        ],
      }),
    );
  });

  it('takes a vote back that the server refuses, and says why', async () => {
    const poll = aPoll();
    const { user } = show(poll, {
      user: ada,
      answers: { VotePoll: () => new GraphQLError('This poll is closed and takes no more votes') },
    });
    await user.click(await choice(0, 'Yes'));
    expect(await screen.findByText('This poll is closed and takes no more votes')).toBeVisible();
    expect(await choice(0, 'Yes')).not.toBeChecked();
  });

  it('is filled in by keyboard, as the browser has it', async () => {
    const poll = aPoll();
    const { user } = show(poll, { user: ada, answers: savedVotes(poll) });
    const yes = await choice(0, 'Yes');
    act(() => yes.focus());
    await user.keyboard(' {ArrowRight}');
    expect(await choice(0, 'Maybe')).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(await choice(0, 'No')).toBeChecked();
  });

  it('names each date by when it is, and says how it stands', async () => {
    show(aPoll({ participantThreshold: 3, voters: [aVoter({ 1: 1, 2: 0.5 })] }));
    const [first = document.body] = await ownVotes();
    expect(first).toHaveAccessibleName(/^\w{3}, \w{3} \d+ \d+:\d\d/);
    expect(first).toHaveAccessibleDescription(/2 more needed.*1 yes, 0 maybe/);
  });

  it("shows one's own row first, and the date that is best", async () => {
    localStorage.setItem('vote-token-2002', 'secret');
    const voters = [aVoter({ 1: 0, 2: 1 }, { name: 'Carmen' }), aVoter({ 1: 0.5, 2: 1 }, { id: '2002', name: 'Me' })];
    show(aPoll({ voters }));
    expect(await namesInOrder()).toEqual(['Me', 'Carmen']);
    const heads = screen.getAllByRole('columnheader');
    expect(heads.filter((head) => within(head).queryByText('Best'))).toEqual([heads[2]]);
    expect(heads[2]).toHaveTextContent('100%');
  });

  it('says how many more a date takes that cannot happen yet', async () => {
    show(aPoll({ participantThreshold: 3, voters: [aVoter({ 1: 1, 2: 0.5 })] }));
    await screen.findByRole('grid');
    const [, first, second] = screen.getAllByRole('columnheader');
    expect(first).toHaveTextContent('2 more needed');
    expect(second).toHaveTextContent('3 more needed');
  });

  it('takes no vote for a date that is over', async () => {
    show(aPoll({ options: [anOption('1', -1), anOption('2', 2)] }));
    expect(await choice(0, 'Yes')).toBeDisabled();
    expect(await choice(1, 'Yes')).toBeEnabled();
    expect((await ownVotes())[0]).toHaveAccessibleDescription('Over');
  });

  it('leads to the event once there is one, and takes no more votes', async () => {
    const event = {
      __typename: 'Event' as const,
      urlHash: 'the-event',
      title: 'Which evening?',
      date: anOption('1', 2).date,
      endTime: null,
      timezone: 'Europe/Berlin',
    };
    show(aPoll({ status: 'SCHEDULED', event, voters: [aVoter({ 1: 1 })] }));
    expect(await screen.findByRole('link', { name: 'Go to the event' })).toHaveAttribute('href', '/events/the-event');
    expect(document.querySelector('[data-own-vote]')).toBeNull();
  });

  describe('at a private link', () => {
    const poll = aPoll({
      voters: [aVoter({ 1: 1 }, { name: 'Carmen' }), aVoter({ 1: 1 }, { id: '2003', name: 'Bo' })],
    });
    const TOKEN = 't'.repeat(43);
    const refusing = (code: string) => () => new GraphQLError('No', { extensions: { code } });
    const open = (hash: string, UpdateVote: Answer = () => ({ updateVote: poll.voters[1] })) =>
      show(poll, { at: `/polls/${poll.urlHash}${hash}`, answers: { UpdateVote } });

    it.each(['response', 'vote'])('that says %s lets the browser hold the votes that it opens', async (says) => {
      const { asked } = open(`#${says}=2003.${TOKEN}`);
      await waitFor(async () => expect(await namesInOrder()).toEqual(['Bo', 'Carmen']));
      const variables = { urlHash: poll.urlHash, voterId: '2003', responseToken: TOKEN, input: {} };
      expect(asked).toContainEqual({ name: 'UpdateVote', variables });
      expect(localStorage.getItem('vote-token-2003')).toBe(TOKEN);
    });

    it('holds the votes of a poll that takes no more of them', async () => {
      open(`#response=2003.${TOKEN}`, refusing('CONFLICT'));
      await waitFor(() => expect(localStorage.getItem('vote-token-2003')).toBe(TOKEN));
    });

    it.each([
      ['has lost its end', '#response=2003', undefined],
      ['had lost its end when links said vote', '#vote=2003', undefined],
      ['is a wrong one', `#response=2003.${TOKEN}`, refusing('FORBIDDEN')],
    ])('that %s says so, and holds nothing', async (_what, hash, answer) => {
      open(hash, answer);
      expect(await screen.findByText('This private link is no longer valid')).toBeVisible();
      expect(localStorage.getItem('vote-token-2003')).toBeNull();
    });
  });

  it('says that it was cancelled, and shows the way home', async () => {
    show(null, {
      answers: { CancelledPoll: () => ({ cancelledPoll: { __typename: 'CancelledPoll', title: 'Volleyball' } }) },
    });
    const sentence = 'Volleyball was cancelled by its organiser';
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
    expect(screen.getByText('It will not become an event, and its votes are deleted.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toBe('Volleyball was cancelled · Quorum'));
  });

  it('claims nothing when the server does not say', async () => {
    show(null, { answers: { CancelledPoll: () => new Error('down') } });
    expect(await screen.findByRole('heading', { name: 'Poll not found' })).toBeVisible();
  });

  it('says that there is none', async () => {
    show(null);
    expect(await screen.findByRole('heading', { name: 'Poll not found' })).toBeVisible();
  });
});
