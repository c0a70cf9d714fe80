import { beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useResponsesOfVotes } from '../../../src/features/polls/useResponsesOfVotes.ts';
import { VotedPolls } from '../../../src/features/polls/VotedPolls.tsx';
import { rememberedResponses, rememberedVotes } from '../../../src/lib/browser/rememberedTokens.ts';
import { aVoter } from '../../support/aPoll.ts';
import { renderPage } from '../../support/renderPage.tsx';

const OWN = [{ id: '7', participantId: '42', uid: 'ada' }];

beforeEach(() => {
  localStorage.clear();
  rememberedVotes.remember('7', 'secret', 'evening');
});

const show = (status: string, participantId: string | null) => {
  const voters = [aVoter({}, { id: '7', participantId }), aVoter({}, { id: '8', participantId: '43' })];
  const poll = { __typename: 'Poll', urlHash: 'evening', status, voters };
  return renderPage(<VotedPolls />, { answers: { VotedPoll: () => ({ poll }) } });
};

it('gives the browser that voted the response that its vote became, on any page', async () => {
  show('SCHEDULED', '42');
  await waitFor(() => expect(rememberedResponses.tokenOf('42')).toBe('secret'));
  expect(rememberedResponses.tokenOf('43')).toBeNull();
  expect(rememberedVotes.answered.ids()).toEqual([]);
});

it('asks again with the next page while there is no date', async () => {
  const { asked } = show('OPEN', null);
  await waitFor(() =>
    expect(asked).toContainEqual({ name: 'VotedPoll', variables: { urlHash: 'evening', before: '6' } }),
  );
  expect(rememberedVotes.answered.ids()).toEqual(['evening']);
});

it('forgets a vote that is the signed-in person’s, and gives no response its token', async () => {
  const Own = () => {
    useResponsesOfVotes(OWN);
    return null;
  };
  renderPage(<Own />);
  await waitFor(() => expect(rememberedVotes.tokenOf('7')).toBeNull());
  expect(rememberedResponses.tokenOf('42')).toBeNull();
});
