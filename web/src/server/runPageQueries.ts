import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { PAGES } from '@quorum/domain/pages';
import { getMainDefinition } from '@apollo/client/utilities';
import { type DocumentNode, Kind, valueFromASTUntyped } from 'graphql';
import { matchPath } from 'react-router-dom';
import { homeEventsAtFirst } from '../features/events/list/homeEventsOf.ts';
import { eventTypeFilterIn, knownEventType } from '../features/event-types/eventTypeFilterIn.ts';
import {
  CancelledEventDocument,
  EventDetailDocument,
  EventTypesDocument,
  HomeEventsDocument,
  HomePollsDocument,
  SeriesDocument,
} from '../generated/graphql.generated.ts';
import { CancelledPollDocument, PollDetailDocument } from '../generated/polls.generated.ts';
import { SeriesPageDocument } from '../generated/later.generated.ts';
import type { InitialResult } from '../lib/api/initialData.ts';
import { queryUrl } from '../lib/api/queryUrl.ts';
import { pageAt, paths } from '../lib/paths.ts';
import type { PageRequest } from '@quorum/domain/page/PageRequest';

/** The name of a query and its variables with their defaults first, as Apollo names them in the browser. */
const operationOf = (query: DocumentNode, variables: object) => {
  const definition = getMainDefinition(query);
  if (definition.kind !== Kind.OPERATION_DEFINITION) throw new Error('A page asks queries alone');
  const defaults = (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return {
    operationName: definition.name?.value ?? '',
    variables: { ...Object.fromEntries(defaults), ...variables } as InitialResult['variables'],
  };
};

interface Response {
  data?: InitialResult['data'] | null;
  errors?: readonly { message: string }[];
}

/** Runs the queries that the page at `url` starts with, by the same addresses as the browser. Returns their results. */
export const runPageQueries = async (query: PageRequest['query'], url: URL): Promise<InitialResult[]> => {
  const results: InitialResult[] = [];

  const run = async <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    given: Variables,
  ): Promise<Data> => {
    const { operationName, variables } = operationOf(document, given);
    const body = await query(queryUrl({ operationName, variables }));
    const { data, errors } = JSON.parse(body) as Response;
    if (!data || errors) throw new Error(`${operationName}: ${errors?.[0]?.message ?? 'no data'}`);
    results.push({ operationName, variables, data });
    return data as Data;
  };

  if (url.pathname === paths.home()) {
    const { eventTypes } = await run(EventTypesDocument, {});
    const eventTypeId = knownEventType(eventTypeFilterIn(url.searchParams), eventTypes);
    await Promise.all([
      run(HomeEventsDocument, homeEventsAtFirst(eventTypeId)),
      run(HomePollsDocument, { eventTypeId }),
    ]);
    return results;
  }
  const ofPoll = pageAt(url.pathname) === 'poll' && matchPath(PAGES.poll, url.pathname)?.params.urlHash;
  if (ofPoll) {
    const { poll } = await run(PollDetailDocument, { urlHash: ofPoll });
    if (!poll) await run(CancelledPollDocument, { urlHash: ofPoll });
    return results;
  }
  const seriesHash = matchPath(PAGES.series, url.pathname)?.params.seriesHash;
  if (seriesHash !== undefined) {
    await run(SeriesPageDocument, { seriesHash });
    return results;
  }
  const urlHash = matchPath(PAGES.event, url.pathname)?.params.urlHash;
  if (urlHash === undefined) return results;
  const [{ event }] = await Promise.all([run(EventDetailDocument, { urlHash }), run(SeriesDocument, { urlHash })]);
  if (!event) await run(CancelledEventDocument, { urlHash });
  return results;
};
