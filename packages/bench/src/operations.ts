import type { PageRenderer } from '@quorum/domain/page/PageRenderer';
import { pathOf } from './load/request.ts';
import { operationIds } from '../../../web/src/generated/operationIds.generated.ts';

const NAME = 'HomeEvents';
const ID = operationIds[NAME] ?? '';

/** The part of the built web app that knows its operations. */
const pages = new URL('../../../web/dist/.server/pages.mjs', import.meta.url).href;
const { pageRenderer } = (await import(pages)) as { pageRenderer: PageRenderer };

/** The operation that every open home page sends. */
export const HOME_EVENTS = { query: pageRenderer.operationText(ID) ?? '', operationName: NAME, variables: {} };

/** What it polls: the operation by its name. */
export const HOME_EVENTS_PATH = pathOf({ operationName: NAME, variables: {}, id: ID });

const EVENT = `id urlHash title location date endTime timezone participantThreshold notes webLink isPrivate isGuestListHidden capacity maxGuests formats eventTypeId
  contentRevision decideAt decisionRule rainLimit status statusReason decidedBy neededSeats hadSeats
  eventTypeByEventTypeId { id name color } isRecurring recurrenceFrequency parentEventId creatorId creatorName
  participantsByEventId(orderBy: ID_ASC) { nodes { id name likelihood guests minParticipants isStandby comment } }
  eventWeatherByEventId { icon temperature description precipitation resolvedLocation }`;
const PAGE = `nodes { ${EVENT} } totalCount pageInfo { hasNextPage endCursor }`;

/** How many events a page of the web app shows. */
export const PAGE_SIZE = Number(/\$first: Int = (\d+)/.exec(HOME_EVENTS.query)?.[1]);

/** The same for PostGraphile, in its own terms. */
export const HOME_EVENTS_OF_POSTGRAPHILE = {
  query: `query HomeEvents { upcoming: upcomingEvents(first: ${PAGE_SIZE}) { ${PAGE} } past: pastEvents(first: ${PAGE_SIZE}) { ${PAGE} } }`,
  operationName: 'HomeEvents',
  variables: {},
};

export const joinOf = (urlHash: string, name: string, email?: string) => ({
  query: `mutation JoinEvent($urlHash: String!, $input: JoinEventInput!) {
    joinEvent(urlHash: $urlHash, input: $input) { participant { id name likelihood comment } responseToken } }`,
  operationName: 'JoinEvent',
  variables: { urlHash, input: { name, likelihood: 1, comment: 'See you there', ...(email && { email }) } },
});

/** By a function that does in the database what the join does. */
export const joinOfPostgraphile = (urlHash: string, name: string) => ({
  query: `mutation JoinEvent($input: JoinPlainlyInput!) {
    joinPlainly(input: $input) { participant { id name likelihood comment } } }`,
  operationName: 'JoinEvent',
  variables: { input: { urlHash, name } },
});
