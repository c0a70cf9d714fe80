import type { PollDraft } from '@quorum/domain/poll/draft';
import { type PollFragment, useCreatePollMutation } from '../../../generated/polls.generated.ts';
import { refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { useIdempotencyKey } from '../../../lib/api/useIdempotencyKey.ts';
import { toPollInput } from './pollFormValues.ts';

/** Opens a poll of the signed-in person, and returns it; rejects when the server refuses. */
export const useCreatePoll = () => {
  const [createPoll, { client }] = useCreatePollMutation();
  const { keyOf, renew } = useIdempotencyKey();
  return async (draft: PollDraft): Promise<PollFragment | undefined> => {
    const input = toPollInput(draft);
    const { data } = await createPoll({ variables: { input }, context: { idempotencyKey: keyOf(input) } });
    renew();
    refreshPolls(client);
    return data?.createPoll;
  };
};
