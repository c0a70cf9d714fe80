import type { ReactNode } from 'react';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { DeleteEvent } from './DeleteEvent.tsx';
import { EditEvent } from './EditEvent.tsx';

interface Props {
  event: EventCardFragment;
  /** What else there is to do. */
  children?: ReactNode;
}

/** What only the event's creator sees on a card. */
export const CreatorActions = ({ event, children }: Props) => (
  <>
    {children}
    <EditEvent event={event} />
    <DeleteEvent event={event} />
  </>
);
