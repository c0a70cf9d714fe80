import type { EventDraft } from '@quorum/domain/event/draft';
import { useCreateEventMutation } from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { useIdempotencyKey } from '../../lib/useIdempotencyKey.ts';
import { toEventInput } from './eventFormValues.ts';

/** Publishes an event in the name of whoever is signed in; rejects when the server refuses. */
export const useCreateEvent = () => {
  const [createEvent, { client }] = useCreateEventMutation();
  const { keyOf, renew } = useIdempotencyKey();
  return async (draft: EventDraft): Promise<void> => {
    const input = toEventInput(draft);
    await createEvent({ variables: { input }, context: { idempotencyKey: keyOf(input) } });
    renew();
    refreshEvents(client);
  };
};
