import { ownsEvent } from '@quorum/domain/policies';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { useOwnership } from '../../responses/ownership/useOwnership.ts';
import { DeleteEvent } from './DeleteEvent.tsx';
import { EditEvent } from './EditEvent.tsx';

/** What only the organisers of an event see on a card; deleting it is for its creator alone. */
export const CreatorActions = ({ event }: { event: EventCardFragment }) => {
  const { actor } = useOwnership();
  return (
    <>
      <EditEvent event={event} />
      {ownsEvent(actor, event) && <DeleteEvent event={event} />}
    </>
  );
};
