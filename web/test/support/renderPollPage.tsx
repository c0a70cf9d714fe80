import type { PollFragment } from '../../src/generated/polls.generated.ts';
import { PollPage } from '../../src/pages/PollPage.tsx';
import { renderPage } from './renderPage.tsx';

type Options = NonNullable<Parameters<typeof renderPage>[1]>;

/** The page of a poll, or of one that is not there. */
export const renderPollPage = (poll: PollFragment | null, { answers, ...options }: Options = {}) =>
  renderPage(<PollPage />, {
    at: `/polls/${poll?.urlHash ?? 'unknown'}`,
    path: '/polls/:urlHash',
    answers: { PollDetail: () => ({ poll }), CancelledPoll: () => ({ cancelledPoll: null }), ...answers },
    ...options,
  });
