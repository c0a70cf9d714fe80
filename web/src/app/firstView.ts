import type { ApolloClient } from '@apollo/client';
import { describeWhen } from '../features/events/time/describeWhen.ts';
import { loadEventRules, needsCalendar } from '../features/events/time/eventRules.ts';
import type { EventTimes } from '../features/events/time/eventTimes.ts';
import { homeTabIn } from '../features/events/list/homeTab.ts';
import type { EventDetailQuery, HomeEventsQuery } from '../generated/graphql.generated.ts';
import { breathe } from '../lib/breathe.ts';
import { type FirstAnswer, firstDocument, takeFirstAnswers } from '../lib/firstAnswers.ts';
import { addressOf } from '../lib/graphqlLink.ts';
import { keepAnswer } from '../lib/keptAnswers.ts';
import { hasAnotherTabAnswered } from '../lib/otherTabs.ts';
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

/** Null on a page that the server has not written: in development, without a connection, on the create page. */
export const readFirstView = (): FirstView | null => {
  const text = document.getElementById(FIRST_VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstView) : null;
};

/** The events whose cards are seen at first: those of one tab, or the one that a page is about. */
const cardsOf = ({ data }: FirstAnswer): readonly EventTimes[] => {
  const { upcoming, past, event } = data as Partial<HomeEventsQuery & EventDetailQuery>;
  const tab = homeTabIn(new URLSearchParams(window.location.search));
  return (tab === 'archive' ? past : upcoming)?.nodes ?? (event ? [event] : []);
};

/** Shows them, and keeps them to be read without a connection; one by one, for a long list takes a while. */
const takeIn = async (client: ApolloClient, answers: readonly FirstAnswer[]) => {
  // where another tab has changed something since, they are seen until the server has answered anew
  if (!hasAnotherTabAnswered()) takeFirstAnswers(answers);
  for (const { operationName, variables, data } of answers) {
    const query = firstDocument(operationName);
    if (query) {
      client.writeQuery({ query, variables, data });
      keepAnswer({ variables }, { data }, { address: addressOf({ query, operationName, variables }), version: null });
    }
    await breathe();
  }
};

/** Formats of a zone are dear to make, and a card shows its time by them. */
const prepareClocks = async (events: readonly EventTimes[]) => {
  const ofZones = new Map(events.map((event) => [event.timezone, event]));
  for (const event of ofZones.values()) {
    describeWhen(event, null);
    await breathe();
  }
};

/** What the server has written stays as it is while there is no connection to fetch the code for it. */
const loadPageOnline = async (path: string): Promise<void> => {
  try {
    await loadPage(path);
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await loadPageOnline(path);
  }
};

/** Without it a card says less for a moment: no reason to hold a page back, or to lose what it shows. */
const loadCalendar = () => loadEventRules().catch(() => undefined);

/**
 * Lets the page at `path` be rendered at once: its code, its answers and the rules of its times are there. Each is a piece
 * of work of its own.
 */
export const prepareFirstView = async (
  client: ApolloClient,
  { answers, now }: FirstView,
  path: string,
): Promise<void> => {
  const events = answers.flatMap(cardsOf);
  const calendar = events.some((event) => needsCalendar(event, now)) && loadCalendar();
  await loadPageOnline(path);
  await takeIn(client, answers);
  await prepareClocks(events);
  await calendar;
};
