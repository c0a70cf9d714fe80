import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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

it('a poll like another one has all but its votes and dates, also after a reload', async () => {
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
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Boules again');
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Pier 2');
  expect(screen.getByLabelText(/^Notes/)).toHaveValue('Bring water');
  expect(screen.queryAllByRole('button', { name: /^Remove / })).toEqual([]);
  const kept = JSON.parse(sessionStorage.getItem('poll-draft') ?? '');
  expect(kept).toMatchObject({ title: 'Boules again', capacity: '8', participantThreshold: '2', options: [] });
  expect(kept.closesAt).toBe('');
});
