import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PollStrip } from '../../../src/features/polls/list/PollStrip.tsx';
import { anOption, aPoll } from '../../support/aPoll.ts';
import { renderPage } from '../../support/renderPage.tsx';

const show = ({ isBest = true, chance = 0.62, expected = 2 } = {}) => {
  const poll = aPoll({ urlHash: 'evening', title: 'Which evening?' });
  const bestOption = isBest ? { ...anOption('1', 2), chance, expected } : null;
  const polls = { __typename: 'PollConnection', nodes: [{ ...poll, optionCount: 2, bestOption }], totalCount: 1 };
  return renderPage(<PollStrip eventTypeId={2} />, { answers: { HomePolls: () => ({ polls }) } });
};

describe('the strip above the events', () => {
  it('leads to each open poll of the type, and says which date is best', async () => {
    const { asked } = show();
    const link = await screen.findByRole('link', { name: /Which evening\?/ });
    expect(link).toHaveAttribute('href', '/polls/evening');
    expect(link).toHaveTextContent(/2 dates · Pier 2Best so far: .*62%/);
    expect(asked.filter(({ name }) => name === 'HomePolls').map(({ variables }) => variables)).toEqual([
      { eventTypeId: 2 },
    ]);
  });

  it('says how many more it takes, where the date cannot happen yet', async () => {
    show({ chance: 0, expected: 1.3 });
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent(/Best so far: .* · 1 more needed/));
  });

  it('says so where nobody has voted yet', async () => {
    show({ isBest: false });
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent('No votes yet'));
  });
});
