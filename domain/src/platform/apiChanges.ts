/** What a change means for a program that calls the API. */
type ApiChangeKind = 'ADDED' | 'CHANGED' | 'DEPRECATED' | 'REMOVED';

export interface ApiChange {
  /** For ever the same, and its own: feeds know it by this. */
  id: string;
  /** The day, as `2026-11-26`. */
  date: string;
  kind: ApiChangeKind;
  title: string;
  /** In a sentence or two: what one can do now, or has to. */
  text: string;
}

/**
 * What has changed in the API, newest first: on the page for developers and in its feed. Whatever a program may notice stands
 * here, and what is deprecated or removed before all. In English, as the API is.
 */
export const API_CHANGES: readonly ApiChange[] = [
  {
    id: 'poll-reach-over',
    date: '2026-11-27',
    kind: 'CHANGED',
    title: 'The reach of a poll is 0 where nobody is told',
    text: 'moved is 0 unless the poll is open, and ended is 0 once its dates are over: nobody is told then.',
  },
  {
    id: 'series-date-end',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'When the dates of a series end',
    text: 'SeriesDate has endTime, in both APIs: null where no end was given. It shows which dates are over: one without an end is over six hours after its start.',
  },
  {
    id: 'webhook-samples',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'Samples of webhooks to download',
    text: 'GET /developers/webhooks/event.confirmed.json, and the same for each type, is the body that a test of a webhook sends.',
  },
  {
    id: 'stream-of-some',
    date: '2026-11-27',
    kind: 'CHANGED',
    title: 'eventChanged covers messages and payments',
    text: 'Organisers and people who responded learn through eventChanged when organisers send a message, when a payment or a telephone number is confirmed, and about everything else that others cannot see. A response counts by the account, the cookie, or the token in an argument of the document. Nobody else gets any of this.',
  },
  {
    id: 'stream-codes',
    date: '2026-11-27',
    kind: 'CHANGED',
    title: 'The stream refuses documents with the codes of /graphql',
    text: 'GRAPHQL_PARSE_FAILED, GRAPHQL_VALIDATION_FAILED with the limit, BAD_USER_INPUT and OPERATION_RESOLUTION_FAILURE; before, POST /graphql/stream gave BAD_REQUEST, INTERNAL_SERVER_ERROR or no code. A subscription takes no @skip and no @include at its root, as the specification of GraphQL says by now.',
  },
  {
    id: 'account-phone',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'A telephone number in the account',
    text: 'GET and PUT /api/me/phone, with POST /api/me/phone-confirmation and /api/me/phone-code; Viewer.accountPhone and updateAccountPhone, confirmAccountPhone and sendAccountPhoneCode. Only its owner can read it, and people leave it themselves: no token can.',
  },
  {
    id: 'series-attendance',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'How often each person came to a series',
    text: 'Organisers read it as SeriesPage.attendance and GET /api/series/{seriesHash}/attendance, with each person’s response to the latest dates. In attendance.csv, dates that were called off no longer count in the column Came, and regulars are listed before their first date, for those who organise the date that leads the series.',
  },
  {
    id: 'reach',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'How many people will be notified',
    text: 'Organisers read how many people their news would reach as Event.reach and GET /api/events/{urlHash}/reach, and of a poll as Poll.reach and GET /api/polls/{urlHash}/reach.',
  },
  {
    id: 'chance-history',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'How the chance of an event developed',
    text: 'Organisers read all of it as Event.chanceHistory and GET /api/events/{urlHash}/chance-history. The activity has event.stillInAsked, when those who said yes days ago were asked whether they are still in.',
  },
  {
    id: 'batch-revisions',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'Revisions in batches',
    text: 'A row of POST /api/events/batch that has an externalId takes revision and tellNotes, as a change of one event does.',
  },
  {
    id: 'kept-answers-end',
    date: '2026-11-27',
    kind: 'CHANGED',
    title: 'Stored responses end with the right to read them',
    text: 'Somebody who no longer organises an event gets 409 for an Idempotency-Key that they used before, instead of the stored response. Nothing is done again.',
  },
  {
    id: 'stream-comments',
    date: '2026-11-27',
    kind: 'CHANGED',
    title: 'Comments of an idle stream come every 25 seconds',
    text: 'An idle subscription sends a comment every 25 seconds instead of 12. Wait at least twice that before you treat a stream as dead.',
  },
  {
    id: 'for-somebody-else',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'Programs that respond for many people',
    text: 'With an API token and isForSomebodyElse, a bot joins and votes for people who have no account. It counts towards the limits of its token.',
  },
  {
    id: 'named-schemas',
    date: '2026-11-27',
    kind: 'CHANGED',
    title: 'An OpenAPI document with names',
    text: 'Every schema has a name, every field a description and an example. Clients that are generated from the document get other type names than before. The GraphQL schema can be downloaded from /schema.graphql.',
  },
  {
    id: 'date-time',
    date: '2026-11-27',
    kind: 'CHANGED',
    title: 'DateTime instead of String in GraphQL',
    text: 'Moments that are read have the scalar type DateTime: the same text in ISO 8601 as before. Generators of clients type an unknown scalar as unknown or any, so map DateTime to a string type.',
  },
  {
    id: 'inputs-without-effect',
    date: '2026-11-27',
    kind: 'DEPRECATED',
    title: 'GraphQL inputs without effect',
    text: 'CreateEventInput.creatorId, CreateEventInput.creatorName, JoinEventInput.uid and VotePollInput.uid are deprecated: the token identifies the person. Programs can leave them out.',
  },
  {
    id: 'previous-date',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'When a moved event started before',
    text: 'Event.previousDate, in GraphQL and REST, is when the event started before it was last moved; null where it was not moved in the last 90 days.',
  },
  {
    id: 'nodes-and-limits',
    date: '2026-11-27',
    kind: 'ADDED',
    title: 'Nodes, and visible limits',
    text: 'GraphQL has node(id), nodeId and rateLimit. RateLimit and RateLimit-Policy show what is left, and a refusal names the limit that was reached.',
  },
  {
    id: 'external-ids',
    date: '2026-11-26',
    kind: 'ADDED',
    title: 'Ids of your own, batches, and repeated writes',
    text: 'Events take an externalId and are changed or published by it, up to a hundred in one call, also as a dry run. Every write accepts an Idempotency-Key.',
  },
  {
    id: 'developers-page',
    date: '2026-11-26',
    kind: 'ADDED',
    title: 'A page for developers, and this changelog as a feed',
    text: 'Everything it takes to build on Quorum is on one page, with snippets that run. What is deprecated has the headers Deprecation and Sunset.',
  },
  {
    id: 'live-changes',
    date: '2026-11-26',
    kind: 'ADDED',
    title: 'Live changes',
    text: 'POST /graphql/stream serves the subscriptions eventChanged, eventsChanged and pollChanged by Server-Sent Events.',
  },
  {
    id: 'webhooks',
    date: '2026-11-26',
    kind: 'ADDED',
    title: 'Webhooks',
    text: 'Up to ten addresses of yours get deliveries about your events and polls, or about all public ones, signed as in Standard Webhooks.',
  },
  {
    id: 'problems-complete',
    date: '2026-11-26',
    kind: 'CHANGED',
    title: 'Problems name each field',
    text: 'Refusals have errors, with a field, a code and a sentence each, at both doors. GET /api/errors lists every code.',
  },
  {
    id: 'lists-and-sync',
    date: '2026-11-26',
    kind: 'ADDED',
    title: 'Lists in pages, and keeping a copy',
    text: 'Lists take filters, first and after, and name the next page in Link. updatedSince lists what has changed, and what was deleted.',
  },
  {
    id: 'embeds',
    date: '2026-11-26',
    kind: 'ADDED',
    title: 'Embeds and pages of other sites',
    text: 'Events show on other websites by a script tag, a frame or oEmbed. Scripts on other sites can read what everybody can read.',
  },
  {
    id: 'api-tokens',
    date: '2026-11-26',
    kind: 'ADDED',
    title: 'API tokens',
    text: 'A person creates tokens for their programs, limited by scope and time, which are accepted wherever a Firebase token is.',
  },
];

/** What follows the `#` of the page for developers in a link to a change. */
export const changeAnchor = (id: string): string => `change-${id}`;
