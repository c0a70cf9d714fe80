import type { TestServer } from '../testServer.ts';
import { graphqlAccountPhone } from './accountPhoneDoors.ts';
import { DEVICE, TOKEN, deviceOf, type Door } from './Door.ts';
import { graphqlExternal } from './externalDoors.ts';
import { ofOrganisers } from './ofOrganisers.ts';
import { ofViewer, type GraphQLCall } from './ofViewer.ts';
import { graphqlOrganisers } from './organiserDoors.ts';
import { EVENT, RESPONSE } from './selections.ts';
import { graphqlSeries } from './seriesDoors.ts';
import { graphqlWebhooks } from './webhookDoors.ts';

const NOTIFICATIONS = `ways { decision asked place changes reminder digest } mode remindBefore quietHours { from to timeZone }
  isMuted mutedEvents isStopped unsubscribedFrom`;

const OF_RESPONSE = '$urlHash: String!, $participantId: ID!, $responseToken: String';
const RESPONSE_ARGUMENTS = 'urlHash: $urlHash, participantId: $participantId, responseToken: $responseToken';

export const graphqlDoor = ({ graphql }: Pick<TestServer, 'graphql'>): Door => {
  const call: GraphQLCall = async (query, variables, caller) => {
    const { data, errors } = await graphql(query, variables, caller);
    const [error] = errors ?? [];
    if (error)
      return {
        code: error.extensions.code,
        message: error.message,
        ...(error.extensions.fields && { fields: error.extensions.fields }),
      };
    return { code: 'OK', result: Object.values(data ?? {})[0] };
  };
  return {
    events: async (caller) => {
      const outcome = await call(`{ events { nodes { ${EVENT} } } }`, {}, caller);
      return { ...outcome, result: (outcome.result as { nodes: unknown[] }).nodes };
    },
    event: async (target, caller) => {
      const outcome = await call(`query ($urlHash: String!) { event(urlHash: $urlHash) { ${EVENT} } }`, target, caller);
      // the schema says null where the facade says 404
      return outcome.code === 'OK' && outcome.result === null
        ? { code: 'NOT_FOUND', message: 'There is no such event' }
        : outcome;
    },
    eventTypes: (caller) => call('{ eventTypes { id name color } }', {}, caller),
    ownEvents: (caller) => ofViewer(call, `events { ${EVENT} }`, caller),
    createEvent: (input, caller) =>
      call(`mutation ($input: CreateEventInput!) { createEvent(input: $input) { ${EVENT} } }`, { input }, caller),
    updateEvent: ({ urlHash }, input, caller) =>
      call(
        `mutation ($urlHash: String!, $input: UpdateEventInput!) { updateEvent(urlHash: $urlHash, input: $input) { ${EVENT} } }`,
        { urlHash, input },
        caller,
      ),
    deleteEvent: (target, caller) =>
      call('mutation ($urlHash: String!) { deleteEvent(urlHash: $urlHash) }', target, caller),
    duplicateEvent: (target, caller) =>
      call(`mutation ($urlHash: String!) { duplicateEvent(urlHash: $urlHash) { ${EVENT} } }`, target, caller),
    joinEvent: ({ urlHash }, input, caller) =>
      call(
        `mutation ($urlHash: String!, $input: JoinEventInput!) {
          joinEvent(urlHash: $urlHash, input: $input) { participant { ${RESPONSE} } responseToken }
        }`,
        { urlHash, input },
        caller,
      ),
    updateResponse: (target, input, caller) =>
      call(
        `mutation (${OF_RESPONSE}, $input: UpdateResponseInput!) {
          updateResponse(${RESPONSE_ARGUMENTS}, input: $input) { ${RESPONSE} }
        }`,
        { ...target, input },
        caller,
      ),
    removeResponse: (target, caller) =>
      call(`mutation (${OF_RESPONSE}) { removeResponse(${RESPONSE_ARGUMENTS}) }`, target, caller),
    confirmPhone: (target, code, caller) =>
      call(
        `mutation (${OF_RESPONSE}, $code: String!) { confirmPhone(${RESPONSE_ARGUMENTS}, code: $code) { ${RESPONSE} } }`,
        { ...target, code },
        caller,
      ),
    sendPhoneCode: (target, caller) =>
      call(`mutation (${OF_RESPONSE}) { sendPhoneCode(${RESPONSE_ARGUMENTS}) }`, target, caller),
    phoneChallenge: (caller) => call('{ phoneChallenge }', {}, caller),
    savePushSubscription: (target, caller) =>
      call(
        'mutation ($input: PushSubscriptionInput!) { savePushSubscription(input: $input) }',
        { input: deviceOf(target) },
        caller,
      ),
    removePushSubscription: (caller) =>
      call(`mutation { removePushSubscription(endpoint: "${DEVICE.endpoint}") }`, {}, caller),
    follow: (caller) => call('mutation { follow(input: { kind: TYPE, id: "1" }) { id } }', {}, caller),
    unfollow: (caller) => call('mutation { unfollow(input: { kind: TYPE, id: "1" }) }', {}, caller),
    answerOffer: (target, seats, caller) =>
      call(
        `mutation (${OF_RESPONSE}, $seats: Int) { answerOffer(${RESPONSE_ARGUMENTS}, seats: $seats) { ${RESPONSE} } }`,
        { ...target, seats },
        caller,
      ),
    notifications: (target, caller) =>
      call(`query (${OF_RESPONSE}) { notifications(${RESPONSE_ARGUMENTS}) { ${NOTIFICATIONS} } }`, target, caller),
    ownNotifications: (caller) => ofViewer(call, `notifications { ${NOTIFICATIONS} }`, caller),
    updateNotifications: (target, input, caller) =>
      call(
        `mutation ($input: NotificationsInput!) { updateNotifications(input: $input) { ${NOTIFICATIONS} } }`,
        { input: { ...target, ...input } },
        caller,
      ),
    hideResponse: (target, hidden, caller) =>
      call(
        `mutation ($urlHash: String!, $participantId: ID!, $hidden: Boolean!) {
          hideResponse(urlHash: $urlHash, participantId: $participantId, hidden: $hidden) { ${RESPONSE} }
        }`,
        { ...target, hidden },
        caller,
      ),
    markAttendance: (target, attended, caller) =>
      call(
        `mutation ($urlHash: String!, $participantId: ID!, $attended: Boolean) {
          markAttendance(urlHash: $urlHash, participantId: $participantId, attended: $attended) { ${RESPONSE} attended }
        }`,
        { ...target, attended },
        caller,
      ),
    addResponse: ({ urlHash }, input, caller) =>
      call(
        `mutation ($urlHash: String!, $input: AddResponseInput!) {
          addResponse(urlHash: $urlHash, input: $input) { ${RESPONSE} }
        }`,
        { urlHash, input },
        caller,
      ),
    promoteResponse: (target, caller) =>
      call(
        `mutation ($urlHash: String!, $participantId: ID!) {
          promoteResponse(urlHash: $urlHash, participantId: $participantId) { ${RESPONSE} }
        }`,
        target,
        caller,
      ),
    sendMessage: ({ urlHash }, input, caller) =>
      call(
        `mutation ($urlHash: String!, $input: SendMessageInput!) {
          sendMessage(urlHash: $urlHash, input: $input) { id text group createdAt }
        }`,
        { urlHash, input },
        caller,
      ),
    activity: ({ urlHash }, caller) =>
      ofOrganisers(call, 'activity { type at participantId expected chance }', { urlHash }, caller),
    chanceHistory: ({ urlHash }, caller) =>
      ofOrganisers(call, 'chanceHistory { at chance expected }', { urlHash }, caller),
    reach: ({ urlHash }, caller) => ofOrganisers(call, 'reach { decision changes }', { urlHash }, caller),
    messages: async ({ urlHash }, caller) => {
      const asked = 'query ($urlHash: String!) { event(urlHash: $urlHash) { messages { id text group createdAt } } }';
      const outcome = await call(asked, { urlHash }, caller);
      return { ...outcome, result: (outcome.result as { messages: unknown } | undefined)?.messages };
    },
    reportEvent: ({ urlHash }, input, caller) =>
      call(
        'mutation ($urlHash: String!, $input: ReportEventInput!) { reportEvent(urlHash: $urlHash, input: $input) }',
        { urlHash, input },
        caller,
      ),
    decideEvent: ({ urlHash }, input, caller) =>
      call(
        `mutation ($urlHash: String!, $decision: Decision!, $reason: String) {
          decideEvent(urlHash: $urlHash, decision: $decision, reason: $reason) { ${EVENT} }
        }`,
        { urlHash, ...input },
        caller,
      ),
    setPayment: (target, state, caller) =>
      call(
        `mutation (${OF_RESPONSE}, $state: PaymentState) { setPayment(${RESPONSE_ARGUMENTS}, state: $state) { ${RESPONSE} } }`,
        { ...target, state },
        caller,
      ),
    createToken: (caller) =>
      call(
        'mutation ($input: CreateTokenInput!) { createToken(input: $input) { id name scopes } }',
        { input: TOKEN },
        caller,
      ),
    tokens: (caller) => ofViewer(call, 'tokens { id name }', caller),
    revokeToken: (id, caller) => call('mutation ($id: ID!) { revokeToken(id: $id) }', { id }, caller),
    ...graphqlWebhooks(call),
    ...graphqlExternal(call),
    ...graphqlAccountPhone(call),
    ...graphqlSeries(call),
    ...graphqlOrganisers(call),
    reliability: (caller) =>
      ofViewer(call, 'reliability { attended missed byLikelihood { likelihood attended missed } }', caller),
    eraseReliability: (caller) => call('mutation { eraseReliability }', {}, caller),
    deleteAccount: (caller) => call('mutation { deleteAccount }', {}, caller),
  };
};
