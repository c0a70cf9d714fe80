import { ownsEvent } from '@quorum/domain/policies';
import type { ReactNode } from 'react';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { useOwnership } from '../../responses/ownership/useOwnership.ts';
import { DeleteEvent } from './DeleteEvent.tsx';
import { EditEvent } from './EditEvent.tsx';

interface Props {
  event: EventCardFragment;
  /** What else there is to do. */
  children?: ReactNode;
}

/** What only the organisers of an event see on a card; deleting it is for its creator alone. */
export const CreatorActions = ({ event, children }: Props) => {
  const { actor } = useOwnership();
  return (
    <>
      {children}
      <EditEvent event={event} />
      {ownsEvent(actor, event) && <DeleteEvent event={event} />}
    </>
  );
};
