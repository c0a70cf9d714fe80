import type { ApolloClient } from '@apollo/client';
import type { Confirmation } from '@quorum/domain/response/confirmation';
import { homeTabIn } from '../features/events/list/homeTab.ts';
import { describeWhen } from '../features/events/time/describeWhen.ts';
import { loadEventRules, needsCalendar } from '../features/events/time/useStage.ts';
import type { EventTimes } from '../features/events/time/eventTimes.ts';
import { loadConfirmation, setConfirmation } from '../features/responses/private-link/confirmation.ts';
import type { EventDetailQuery, HomeEventsQuery } from '../generated/graphql.generated.ts';
import { type InitialResult, initialQuery, setInitialData } from '../lib/api/initialData.ts';
import { cacheResult } from '../lib/api/queryResultCache.ts';
import { hasOtherTabResponded } from '../lib/browser/responseChannel.ts';
import { yieldToMain } from '../lib/yieldToMain.ts';
import { loadPage } from './Pages.tsx';

/** What the server rendered a page from. The browser hydrates it with the same state. */
export interface InitialState {
  /** The variant of the language, such as `en-GB`. */
  locale: string;
  /** In milliseconds. */
  now: number;
  results: InitialResult[];
  /** What came of a form that led here. */
  confirmation?: Confirmation;
}

/** The element that holds the state, as JSON. */
export const INITIAL_STATE_ID = 'initial-state';

/** Null on a page that the server did not render: in development, without a connection, on the create page. */
export const readInitialState = (): InitialState | null => {
  const text = document.getElementById(INITIAL_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialState) : null;
};

/** The events whose cards are on the screen: those of the open tab, or the event of the page. */
const visibleEvents = ({ data }: InitialResult): readonly EventTimes[] => {
  const { upcoming, past, event } = data as Partial<HomeEventsQuery & EventDetailQuery>;
  const tab = homeTabIn(new URLSearchParams(window.location.search));
  return (tab === 'archive' ? past : upcoming)?.nodes ?? (event ? [event] : []);
};

/** Fills the caches, one result at a time: a long list takes a while. */
const restoreResults = async (client: ApolloClient, results: readonly InitialResult[]) => {
  // after a change in another tab they are shown, but the queries still go to the server
  if (!hasOtherTabResponded()) setInitialData(results);
  for (const result of results) {
    const { operationName, variables, data } = result;
    const query = initialQuery(operationName);
    if (query) {
      client.writeQuery({ query, variables, data });
      await yieldToMain();
      // the cache memoizes what it reads, so that the first render need not read a long list
      client.readQuery({ query, variables, optimistic: true });
      await yieldToMain();
      // nor the first change, which compares that with what is read without optimistic changes
      client.readQuery({ query, variables, optimistic: false });
      await yieldToMain();
      cacheResult({ operationName, variables }, { data }, null);
    }
    await yieldToMain();
  }
};

/** Creating the date formats of a zone is slow, and each card needs them. */
const warmDateFormats = async (events: readonly EventTimes[]) => {
  const byZone = new Map(events.map((event) => [event.timezone, event]));
  for (const event of byZone.values()) {
    describeWhen(event);
    await yieldToMain();
  }
};

/** Without a connection the rendered page stays as it is until the code can be loaded. */
const loadPageOnline = async (path: string): Promise<void> => {
  try {
    await loadPage(path);
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await loadPageOnline(path);
  }
};

/** Without these rules a card says a little less, so a failure does not stop the hydration. */
const loadCalendar = () => loadEventRules().catch(() => undefined);

/** Loads what the page at `path` renders with, in small tasks, so that the hydration itself does not wait. */
export const prepareHydration = async (
  client: ApolloClient,
  { results, now, confirmation }: InitialState,
  path: string,
): Promise<void> => {
  const events = results.flatMap(visibleEvents);
  const calendar = events.some((event) => needsCalendar(event, now)) && loadCalendar();
  await loadPageOnline(path);
  await restoreResults(client, results);
  await warmDateFormats(events);
  if (confirmation) await loadConfirmation(confirmation).catch(() => undefined);
  await calendar;
  setConfirmation(confirmation ?? null);
};
