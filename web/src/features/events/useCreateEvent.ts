import type { EventDraft } from '@quorum/domain/event/draft';
import { useCreateEventMutation } from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { toEventInput } from './eventFormValues.ts';

/** Publishes an event in the name of whoever is signed in; rejects when the server refuses. */
export const useCreateEvent = () => {
  const [createEvent, { client }] = useCreateEventMutation();
  return async (draft: EventDraft): Promise<void> => {
    await createEvent({ variables: { input: toEventInput(draft) } });
    refreshEvents(client);
  };
};
