import type { ApolloClient, DocumentNode } from '@apollo/client';
import { hasBegun, loadEventRules } from '../features/events/eventRules.ts';
import {
  CancelledEventDocument,
  EventDetailDocument,
  type EventDetailQuery,
  EventTypesDocument,
  HomeEventsDocument,
  type HomeEventsQuery,
  SeriesDocument,
} from '../generated/graphql.generated.ts';
import { type FirstAnswer, takeFirstAnswers } from '../lib/firstAnswers.ts';
import { loadPage } from '../lib/pageLoaders.ts';

/** What the server has written a page from: the browser renders the same from it, and goes on from there. */
export interface FirstView {
  /** The variant of the language, such as `en-GB`. */
  locale: string;
  /** In milliseconds. */
  now: number;
  answers: FirstAnswer[];
}

/** The element that holds it, as JSON. */
export const FIRST_VIEW_ID = 'first-view';

const DOCUMENTS: Record<string, DocumentNode> = {
  HomeEvents: HomeEventsDocument,
  EventTypes: EventTypesDocument,
  EventDetail: EventDetailDocument,
  Series: SeriesDocument,
  CancelledEvent: CancelledEventDocument,
};

/** Null on a page that the server has not written: in development, without a connection, on the create page. */
export const readFirstView = (): FirstView | null => {
  const text = document.getElementById(FIRST_VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstView) : null;
};

/** The events whose cards are seen at first; those of the archive are not. */
const cardsOf = ({ data }: FirstAnswer): readonly { date: string }[] => {
  const { upcoming, event } = data as Partial<HomeEventsQuery & EventDetailQuery>;
  return upcoming?.nodes ?? (event ? [event] : []);
};

/** Lets the page at `path` be rendered at once: its code, its answers and the rules of what has begun are there. */
export const prepareFirstView = async (
  client: ApolloClient,
  { answers, now }: FirstView,
  path: string,
): Promise<void> => {
  takeFirstAnswers(answers);
  const asked = answers.map(async ({ operationName, variables }) => {
    const query = DOCUMENTS[operationName];
    if (query) await client.query({ query, variables });
  });
  const needsRules = answers.flatMap(cardsOf).some((event) => hasBegun(event, now));
  await Promise.all([...asked, loadPage(path), needsRules && loadEventRules()]);
};
