import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { nodeIdOf } from '../../src/doors/graphql/resolvers/nodes/nodeIds.ts';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import type { Voted } from '../polls/PollWorld.ts';
import type { Joined } from '../support/builders.ts';
import { wholeDocuments } from './wholeSelection.ts';

/** What the calls are about. */
export interface Things {
  event: EventView;
  vera: Joined;
  poll: PollView;
  vote: Voted;
  /** Of a series, where the event is no date of the one that is meant. */
  seriesHash?: string;
  /** Of the creator's. */
  webhookId?: number;
}

export const seriesHashOf = ({ event, seriesHash }: Things): string => seriesHash ?? event.seriesHash ?? 'A'.repeat(22);
const seriesOf = (things: Things) => `seriesHash: "${seriesHashOf(things)}"`;

/** A call of each query. */
export const queries = ({ event, vera, poll, ...things }: Things) => ({
  seriesByHash: `seriesByHash(${seriesOf({ event, vera, poll, ...things })})`,
  events: 'events(first: 20)',
  event: `event(urlHash: "${event.urlHash}")`,
  eventTypes: 'eventTypes',
  eventByExternalId: 'eventByExternalId(externalId: "canary")',
  cancelledPoll: `cancelledPoll(urlHash: "${poll.urlHash}")`,
  poll: `poll(urlHash: "${poll.urlHash}")`,
  polls: 'polls(first: 2)',
  previewImport: `previewImport(urlHash: "${poll.urlHash}", table: "")`,
  viewer: 'viewer',
  hiddenResponses: `hiddenResponses(held: [{ participantId: ${vera.id}, responseToken: "canary" }])`,
  reports: 'reports',
  pollReports: 'pollReports',
  series: `series(urlHash: "${event.urlHash}")`,
  hasNextDate: `hasNextDate(urlHash: "${event.urlHash}")`,
  pushKey: 'pushKey',
  phoneCountries: 'phoneCountries',
  textsTakeReplies: 'textsTakeReplies',
  phoneChallenge: 'phoneChallenge',
  notifications: `notifications(urlHash: "${event.urlHash}", participantId: ${vera.id}, responseToken: "canary")`,
  node: `node(id: "${nodeIdOf('Event', event.urlHash)}")`,
  rateLimit: 'rateLimit',
  cancelledEvent: `cancelledEvent(urlHash: "${event.urlHash}")`,
});

/** A call of each mutation; null where it would change what the tests look at. */
export const mutations = (things: Things) => {
  const { event, vera, poll, vote } = things;
  const ofEvent = `urlHash: "${event.urlHash}"`;
  const ofPoll = `urlHash: "${poll.urlHash}"`;
  const ofVote = `${ofPoll}, voterId: ${vote.voter.id}`;
  const ofSeries = seriesOf(things);
  const ofVera = `${ofEvent}, participantId: ${vera.id}`;
  return {
    createEvent: 'createEvent(input: { title: "", location: "", date: "", timezone: "", eventTypeId: 1 })',
    updateEvent: `updateEvent(${ofEvent}, input: { notes: "News" })`,
    upsertEvent: 'upsertEvent(externalId: "", input: { notes: "News" })',
    endSeries: `endSeries(${ofEvent})`,
    duplicateEvent: `duplicateEvent(${ofEvent})`,
    joinEvent: `joinEvent(${ofEvent}, input: { name: "" })`,
    updateResponse: `updateResponse(${ofVera}, input: { comment: "Hello" })`,
    removeResponse: `removeResponse(${ofEvent}, participantId: 999999)`,
    deleteEvent: 'deleteEvent(urlHash: "AAAAAAAAAAAAAAAAAAAAAA")',
    createPoll: 'createPoll(input: { title: "", location: "", timezone: "", eventTypeId: 1, options: [{ date: "" }] })',
    updatePoll: `updatePoll(${ofPoll}, input: { notes: "News" })`,
    closePoll: `closePoll(${ofPoll})`,
    reopenPoll: `reopenPoll(${ofPoll})`,
    deletePoll: 'deletePoll(urlHash: "AAAAAAAAAAAAAAAAAAAAAA")',
    votePoll: `votePoll(${ofPoll}, input: { name: "", votes: [] })`,
    updateVote: `updateVote(${ofVote}, input: { comment: "Hello" })`,
    removeVote: `removeVote(${ofPoll}, voterId: 999999)`,
    importVotes: `importVotes(${ofPoll}, table: "")`,
    schedulePoll: `schedulePoll(${ofPoll}, optionId: 999999)`,
    renewCalendarFeed: null,
    adoptResponses: 'adoptResponses',
    decideEvent: `decideEvent(${ofEvent}, decision: CONFIRM, reason: "News")`,
    handOverEvent: `handOverEvent(${ofEvent})`,
    withdrawHandOver: `withdrawHandOver(${ofEvent})`,
    takeOverEvent: `takeOverEvent(${ofEvent}, token: "canary")`,
    setPayment: `setPayment(${ofVera}, state: SENT)`,
    inviteCoOrganiser: `inviteCoOrganiser(${ofEvent})`,
    acceptCoOrganiser: `acceptCoOrganiser(${ofEvent}, token: "canary")`,
    removeCoOrganiser: `removeCoOrganiser(${ofEvent}, uid: "nobody")`,
    reportEvent: `reportEvent(${ofEvent}, input: { reason: "Spam" })`,
    handOverPoll: `handOverPoll(${ofPoll})`,
    withdrawPollHandOver: `withdrawPollHandOver(${ofPoll})`,
    takeOverPoll: `takeOverPoll(${ofPoll}, token: "canary")`,
    reportPoll: `reportPoll(${ofPoll}, input: { reason: "Spam" })`,
    dismissReport: 'dismissReport(reportId: 1)',
    hideEvent: `hideEvent(${ofEvent}, hidden: false)`,
    hidePoll: `hidePoll(${ofPoll}, hidden: false)`,
    confirmPhone: `confirmPhone(${ofVera}, code: "canary")`,
    sendPhoneCode: `sendPhoneCode(${ofVera})`,
    updateAccountPhone: 'updateAccountPhone(input: { phone: "1" })',
    confirmAccountPhone: 'confirmAccountPhone(code: "canary")',
    sendAccountPhoneCode: 'sendAccountPhoneCode',
    savePushSubscription:
      'savePushSubscription(input: { endpoint: "", keys: { p256dh: "", auth: "" }, responses: [] })',
    removePushSubscription: 'removePushSubscription(endpoint: "canary")',
    follow: 'follow(input: { kind: TYPE, id: "1" })',
    unfollow: 'unfollow(input: { kind: TYPE, id: "1" })',
    joinSeries: `joinSeries(${ofSeries}, input: { name: "" })`,
    updateRegular: `updateRegular(${ofSeries}, regularId: 999999, input: { likelihood: 0.5 })`,
    leaveSeries: `leaveSeries(${ofSeries}, regularId: 999999)`,
    answerOffer: `answerOffer(${ofVera})`,
    updateNotifications: `updateNotifications(input: { ${ofVera}, mode: ALL })`,
    hideResponse: `hideResponse(${ofVera}, hidden: false)`,
    markAttendance: `markAttendance(${ofVera}, attended: true)`,
    addResponse: `addResponse(${ofEvent}, input: { name: "" })`,
    promoteResponse: `promoteResponse(${ofVera})`,
    sendMessage: `sendMessage(${ofEvent}, input: { text: "", group: ALL })`,
    createToken: null,
    revokeToken: 'revokeToken(id: 999999)',
    createWebhook: 'createWebhook(input: { url: "", types: [], scope: OWN })',
    updateWebhook: 'updateWebhook(id: 999999, input: { isActive: true })',
    renewWebhookSecret: 'renewWebhookSecret(id: 999999)',
    deleteWebhook: 'deleteWebhook(id: 999999)',
    testWebhook: 'testWebhook(id: 999999)',
    redeliverWebhook: 'redeliverWebhook(id: 999999, deliveryId: 999999)',
    eraseReliability: 'eraseReliability',
    deleteAccount: null,
  };
};

/** A call of each subscription. */
export const subscriptions = ({ event, poll }: Pick<Things, 'event' | 'poll'>) => ({
  eventChanged: `eventChanged(urlHash: "${event.urlHash}")`,
  eventsChanged: 'eventsChanged',
  pollChanged: `pollChanged(urlHash: "${poll.urlHash}")`,
});

/** Each subscription with all that can be selected of what it tells. */
export const subscriptionDocuments = (things: Pick<Things, 'event' | 'poll'>): [name: string, document: string][] =>
  Object.entries(subscriptions(things)).flatMap(([name, ask]) =>
    wholeDocuments('Subscription', name, (selection) => `subscription { ${ask} ${selection} }`).map(
      (each): [string, string] => [name, each],
    ),
  );

/** Each query with all that can be selected of its result. */
export const queryDocuments = (things: Things): [name: string, document: string][] =>
  Object.entries(queries(things)).flatMap(([name, ask]) =>
    // a program is refused all of a viewer with a part that is for no program
    wholeDocuments('Query', name, (selection) => `{ ${ask} ${selection} }`, { isApart: name === 'viewer' }).map(
      (each): [string, string] => [name, each],
    ),
  );

/** The same of queries and mutations. */
export const documents = (things: Things): [name: string, document: string][] => [
  ...queryDocuments(things),
  ...Object.entries(mutations(things))
    .filter(([, ask]) => ask !== null)
    .flatMap(([name, ask]) =>
      wholeDocuments('Mutation', name, (selection) => `mutation { ${ask} ${selection} }`).map(
        (each): [string, string] => [name, each],
      ),
    ),
];
