import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { CancelledEventDocument } from '../../generated/graphql.generated.ts';
import { useToast } from '../../ui/feedback/useToast.ts';
import { eventsText } from '../events/eventsText.ts';
import type { RespondableEvent } from './RespondableEvent.ts';

/** Says why a dialog that is open goes away: with the event that it is about, which its organiser has cancelled. */
export const useCancelledNotice = ({ urlHash, title }: RespondableEvent, isOpen: boolean): void => {
  const client = useApolloClient();
  const toast = useToast();

  const tell = useEffectEvent(async () => {
    if (!isOpen) return;
    const asked = { query: CancelledEventDocument, variables: { urlHash }, fetchPolicy: 'no-cache' } as const;
    const { data } = await client.query(asked);
    if (data?.cancelledEvent) {
      toast({ title: eventsText.wasCancelledByOrganiser({ title }), variant: 'destructive' });
    }
  });

  // without a connection it goes without a word
  useEffect(() => () => void tell().catch(() => undefined), []);
};
