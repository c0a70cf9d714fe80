import type { Caller } from '../testServer.ts';
import type { Outcome } from './Door.ts';
import type { GraphQLCall } from './ofViewer.ts';

/** What somebody does with their own events by an external id, by the name of its query or mutation. */
export interface ExternalDoor {
  eventByExternalId(externalId: string, caller?: Caller): Promise<Outcome>;
  upsertEvent(externalId: string, input: object, caller?: Caller): Promise<Outcome>;
}

type RestCall = (method: 'GET' | 'PUT', url: string, body?: unknown, caller?: Caller) => Promise<Outcome>;

export const restExternal = (call: RestCall): ExternalDoor => {
  const at = (externalId: string) => `/api/events/by-external-id/${encodeURIComponent(externalId)}`;
  return {
    eventByExternalId: (externalId, caller) => call('GET', at(externalId), undefined, caller),
    upsertEvent: (externalId, input, caller) => call('PUT', at(externalId), input, caller),
  };
};

const EVENT = 'id urlHash title externalId';

export const graphqlExternal = (call: GraphQLCall): ExternalDoor => ({
  async eventByExternalId(externalId, caller) {
    const query = `query ($externalId: String!) { eventByExternalId(externalId: $externalId) { ${EVENT} } }`;
    const outcome = await call(query, { externalId }, caller);
    // the schema says null where the facade says 404
    return outcome.code === 'OK' && outcome.result === null ? { code: 'NOT_FOUND' } : outcome;
  },
  upsertEvent: (externalId, input, caller) =>
    call(
      `mutation ($externalId: String!, $input: UpdateEventInput!) {
        upsertEvent(externalId: $externalId, input: $input) { isNew event { ${EVENT} } }
      }`,
      { externalId, input },
      caller,
    ),
});
