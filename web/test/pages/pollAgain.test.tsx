import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { setNow } from '../../src/lib/useNow.ts';
import { CreatePollPage } from '../../src/pages/CreatePollPage.tsx';
import { PollPage } from '../../src/pages/PollPage.tsx';
import { aPoll, aVoter } from '../support/aPoll.ts';
import { ada, renderPage } from '../support/renderPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setNow(Date.now());
});

const poll = aPoll({
  creatorId: 'ada',
  status: 'CLOSED',
  title: 'Boules again',
  capacity: 8,
  notes: 'Bring water',
  voters: [aVoter({ 2: 1 })],
});

const showAgain = async () => {
  const pages = (
    <Routes>
      <Route path="/polls/new" element={<CreatePollPage />} />
      <Route path="/polls/:urlHash" element={<PollPage />} />
    </Routes>
  );
  const { user } = renderPage(pages, {
    at: `/polls/${poll.urlHash}`,
    path: '*',
    user: ada,
    answers: { PollDetail: () => ({ poll }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('/polls/new'));
  return user;
};

it('a poll like another one has all but its votes and dates, also after a reload', async () => {
  await showAgain();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Boules again');
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Pier 2');
  expect(screen.getByLabelText(/^Notes/)).toHaveValue('Bring water');
  expect(screen.queryAllByRole('button', { name: /^Remove / })).toEqual([]);
  const kept = JSON.parse(sessionStorage.getItem('poll-draft') ?? '');
  expect(kept).toMatchObject({ title: 'Boules again', capacity: '8', participantThreshold: '2', options: [] });
  expect(kept.closesAt).toBe('');
});

it('a poll that was begun stays until somebody says that the other one takes its place', async () => {
  sessionStorage.setItem('poll-draft', JSON.stringify({ title: 'Half a poll' }));
  const user = await showAgain();
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a poll');
  await user.click(dialog.getByRole('button', { name: 'Replace It' }));
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Boules again'));
  expect(JSON.parse(sessionStorage.getItem('poll-draft') ?? '')).toMatchObject({ title: 'Boules again' });
});
