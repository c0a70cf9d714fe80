import { readFileSync } from 'node:fs';
import { Kind, parse, print, visit, type FieldNode } from 'graphql';

const WEB = new URL('../../web/src/features/', import.meta.url);
const FILES = ['events/HomeEvents', 'events/EventCard', 'responses/Response'];
const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const isWanted = (name: string) => name !== 'MoreEvents';

/** The operation that every open home page sends, as Apollo Client prints it: with the type of every object. */
const homeEvents = (): string => {
  const text = FILES.map((file) => readFileSync(new URL(`${file}.graphql`, WEB), 'utf8')).join('\n');
  const document = parse(text);
  const definitions = document.definitions.filter(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || isWanted(definition.name?.value ?? ''),
  );
  return print(
    visit(
      { ...document, definitions },
      {
        SelectionSet: {
          leave(node, _key, parent) {
            const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
            return isRoot ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
          },
        },
      },
    ),
  );
};

export const HOME_EVENTS = { query: homeEvents(), operationName: 'HomeEvents', variables: {} };

const EVENT = `id urlHash title location date endTime timezone participantThreshold notes webLink isPrivate eventTypeId
  eventTypeByEventTypeId { id name color } isRecurring recurrenceFrequency parentEventId creatorId creatorName
  participantsByEventId(orderBy: ID_ASC) { nodes { id name likelihood comment } }
  eventWeatherByEventId { icon temperature description precipitation resolvedLocation }`;
const PAGE = `nodes { ${EVENT} } totalCount pageInfo { hasNextPage endCursor }`;

/** How many events a page of the web app shows. */
export const PAGE_SIZE = Number(/\bfirst: (\d+)/.exec(HOME_EVENTS.query)?.[1]);

/** The same for PostGraphile, in its own terms. */
export const HOME_EVENTS_OF_POSTGRAPHILE = {
  query: `query HomeEvents { upcoming: upcomingEvents(first: ${PAGE_SIZE}) { ${PAGE} } past: pastEvents(first: ${PAGE_SIZE}) { ${PAGE} } }`,
  operationName: 'HomeEvents',
  variables: {},
};

export const joinOf = (urlHash: string, name: string) => ({
  query: `mutation JoinEvent($urlHash: String!, $input: JoinEventInput!) {
    joinEvent(urlHash: $urlHash, input: $input) { participant { id name likelihood comment } responseToken } }`,
  operationName: 'JoinEvent',
  variables: { urlHash, input: { name, likelihood: 1, comment: 'See you there' } },
});

/** By a function that does in the database what the join does. */
export const joinOfPostgraphile = (urlHash: string, name: string) => ({
  query: `mutation JoinEvent($input: JoinPlainlyInput!) {
    joinPlainly(input: $input) { participant { id name likelihood comment } } }`,
  operationName: 'JoinEvent',
  variables: { input: { urlHash, name } },
});
