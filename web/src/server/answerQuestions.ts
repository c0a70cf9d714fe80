import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { homeEventsAtFirst } from '../features/events/list/homeEventsOf.ts';
import { eventTypeFilterIn, knownEventType } from '../features/event-types/eventTypeFilterIn.ts';
import {
  CancelledEventDocument,
  EventDetailDocument,
  EventTypesDocument,
  HomeEventsDocument,
  SeriesDocument,
} from '../generated/graphql.generated.ts';
import { createCache } from '../lib/apolloClient.ts';
import type { FirstAnswer } from '../lib/firstAnswers.ts';
import { addressOf } from '../lib/graphqlLink.ts';
import { paths } from '../lib/paths.ts';
import type { PageRequest } from './PageRequest.ts';

interface Asker {
  client: ApolloClient;
  /** What was asked and answered so far. */
  answers: FirstAnswer[];
}

/** A client that asks as the browser would, at the same addresses. */
export const createAsker = (ask: PageRequest['ask']): Asker => {
  const answers: FirstAnswer[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        ask(addressOf(operation)).then(
          (body) => {
            const { data, errors } = JSON.parse(body) as ApolloLink.Result<FirstAnswer['data']>;
            const { operationName = '', variables } = operation;
            if (data && !errors) answers.push({ operationName, variables, data });
            observer.next({ data: data ?? null, ...(errors && { errors }) });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  return { client: new ApolloClient({ cache: createCache(), link, ssrMode: true }), answers };
};

/** Asks what the page at `url` asks first. The answers stay with the asker, for the page to be rendered from. */
export const answerQuestions = async ({ client }: Asker, url: URL): Promise<void> => {
  if (url.pathname === paths.home()) {
    const { data } = await client.query({ query: EventTypesDocument });
    const eventTypeId = knownEventType(eventTypeFilterIn(url.searchParams), data?.eventTypes);
    await client.query({ query: HomeEventsDocument, variables: homeEventsAtFirst(eventTypeId) });
    return;
  }
  const urlHash = matchPath('/events/:hash', url.pathname)?.params.hash;
  if (urlHash === undefined) return;
  const variables = { urlHash };
  const [{ data }] = await Promise.all([
    client.query({ query: EventDetailDocument, variables }),
    client.query({ query: SeriesDocument, variables }),
  ]);
  if (!data?.event) await client.query({ query: CancelledEventDocument, variables });
};
