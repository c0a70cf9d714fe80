import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { CancelledEventDocument } from '../../../generated/graphql.generated.ts';
import { useToast } from '../../../ui/feedback/useToast.ts';

/** Shows `message` when an open dialog is unmounted because the organiser cancelled its event. */
export const useCancelledNotice = (urlHash: string, message: string, isOpen: boolean): void => {
  const client = useApolloClient();
  const toast = useToast();

  const notify = useEffectEvent(async () => {
    if (!isOpen) return;
    const options = { query: CancelledEventDocument, variables: { urlHash }, fetchPolicy: 'no-cache' } as const;
    const { data } = await client.query(options);
    if (data?.cancelledEvent) toast({ title: message, variant: 'destructive' });
  });

  // without a connection it goes without a word
  useEffect(() => () => void notify().catch(() => undefined), []);
};
