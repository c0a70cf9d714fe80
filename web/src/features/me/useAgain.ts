import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { EventAgainDocument } from '../../generated/later.generated.ts';
import { paths } from '../../lib/paths.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import type { EventAgain } from '../events/form/values/EventAgain.ts';
import { mineText } from '../../messages/people/mineText.generated.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

/** Opens the form of a new event with everything that this one has but its dates, and what follows from them. */
export const useAgain = () => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { attempt } = useOutcome();
  return (urlHash: string) =>
    attempt(async () => {
      const { data } = await client.query({ query: EventAgainDocument, variables: { urlHash }, ...FOR_ONESELF });
      if (!data?.event) throw new Error('The event is gone');
      const state: EventAgain = { again: data.event };
      void navigate(paths.create(), { state });
    }, mineText.againFailed);
};
