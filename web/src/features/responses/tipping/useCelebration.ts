import { useApolloClient } from '@apollo/client/react';
import { EventDetailDocument } from '../../../generated/graphql.generated.ts';
import { FOR_ONESELF } from '../../../lib/api/forOneself.ts';
import type { RespondableEvent, ShownResponse } from '../RespondableEvent.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { tips } from './tips.ts';

const isBefore = (one: ShownResponse, other: ShownResponse): boolean => Number(one.id) < Number(other.id);

/**
 * Celebrates the response with which enough people are in. Others may have responded since the page was read: where it seems to
 * be this one, the server's list says whether it was, and of two that came at once the first did it.
 */
export const useCelebration = (event: RespondableEvent) => {
  const client = useApolloClient();
  const ask = async (now: ShownResponse, before: ShownResponse | undefined) => {
    const variables = { urlHash: event.urlHash };
    const { data } = await client.query({ query: EventDetailDocument, variables, ...FOR_ONESELF });
    const others = data?.event?.participants.filter((one) => (before ? one.id !== now.id : isBefore(one, now)));
    const stored = data?.event?.participants.find(({ id }) => id === now.id);
    if (!others || !stored || !tips(others, event, { before, now: stored })) return;
    (await import('./celebrate.ts')).celebrate(responseFormsText.youDidIt, responseFormsText.enough);
  };
  /** @param before the response as it was; left out for a new one */
  return (now: ShownResponse, before?: ShownResponse): void => {
    const others = event.participants.filter(({ id }) => id !== now.id);
    // a celebration that does not come is missed by nobody
    if (tips(others, event, { before, now })) void ask(now, before).catch(() => undefined);
  };
};
