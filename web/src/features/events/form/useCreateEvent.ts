import type { EventDraft } from '@quorum/domain/event/draft';
import { useCreateEventMutation } from '../../../generated/graphql.generated.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { useIdempotencyKey } from '../../../lib/api/useIdempotencyKey.ts';
import { toEventInput } from './values/eventFormValues.ts';

/** Publishes an event of the signed-in person, and returns its hash; rejects when the server refuses. */
export const useCreateEvent = () => {
  const [createEvent, { client }] = useCreateEventMutation();
  const { keyOf, renew } = useIdempotencyKey();
  return async (draft: EventDraft): Promise<string | undefined> => {
    const input = toEventInput(draft);
    const { data } = await createEvent({ variables: { input }, context: { idempotencyKey: keyOf(input) } });
    renew();
    refreshEvents(client);
    return data?.createEvent.urlHash;
  };
};
