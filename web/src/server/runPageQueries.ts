import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { PAGES } from '@quorum/domain/pages';
import { matchPath } from 'react-router-dom';
import { homeEventsAtFirst } from '../features/events/list/homeEventsOf.ts';
import { eventTypeFilterIn, knownEventType } from '../features/event-types/eventTypeFilterIn.ts';
import {
  CancelledEventDocument,
  EventDetailDocument,
  EventTypesDocument,
  HomeEventsDocument,
  HomePollsDocument,
  PollDetailDocument,
  SeriesDocument,
} from '../generated/graphql.generated.ts';
import type { InitialResult } from '../lib/initialData.ts';
import { queryUrl } from '../lib/graphqlLink.ts';
import { pageAt, paths } from '../lib/paths.ts';
import type { PageRequest } from './PageRequest.ts';
import { ResultCache } from './ResultCache.ts';

interface PageClient {
  client: ApolloClient;
  /** Of the queries so far. */
  results: InitialResult[];
}

/** A client that sends the same URLs as the browser. */
export const createPageClient = (query: PageRequest['query']): PageClient => {
  const results: InitialResult[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        query(queryUrl(operation)).then(
          (body) => {
            const { data, errors } = JSON.parse(body) as ApolloLink.Result<InitialResult['data']>;
            const { operationName = '', variables } = operation;
            if (data && !errors) results.push({ operationName, variables, data });
            observer.next({ data: data ?? null, ...(errors && { errors }) });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  return { client: new ApolloClient({ cache: new ResultCache(), link, ssrMode: true }), results };
};

/** Runs the queries that the page at `url` starts with. Their results stay with the client. */
export const runPageQueries = async ({ client }: PageClient, url: URL): Promise<void> => {
  if (url.pathname === paths.home()) {
    const { data } = await client.query({ query: EventTypesDocument });
    const eventTypeId = knownEventType(eventTypeFilterIn(url.searchParams), data?.eventTypes);
    await Promise.all([
      client.query({ query: HomeEventsDocument, variables: homeEventsAtFirst(eventTypeId) }),
      client.query({ query: HomePollsDocument, variables: { eventTypeId } }),
    ]);
    return;
  }
  const ofPoll = pageAt(url.pathname) === 'poll' && matchPath(PAGES.poll, url.pathname)?.params.urlHash;
  if (ofPoll) {
    await client.query({ query: PollDetailDocument, variables: { urlHash: ofPoll } });
    return;
  }
  const urlHash = matchPath(PAGES.event, url.pathname)?.params.urlHash;
  if (urlHash === undefined) return;
  const variables = { urlHash };
  const [{ data }] = await Promise.all([
    client.query({ query: EventDetailDocument, variables }),
    client.query({ query: SeriesDocument, variables }),
  ]);
  if (!data?.event) await client.query({ query: CancelledEventDocument, variables });
};
