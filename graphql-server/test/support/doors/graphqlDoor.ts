import type { Caller, TestServer } from '../testServer.ts';
import { graphqlAccountPhone } from './accountPhoneDoors.ts';
import { graphqlExternal } from './externalDoors.ts';
import { graphqlWebhooks } from './webhookDoors.ts';
import { DEVICE, TOKEN, deviceOf, type Door, type Outcome } from './Door.ts';

const EVENT = `id urlHash revision title location date endTime timezone participantThreshold notes webLink isPrivate eventTypeId
  eventType { id name color } isRecurring recurrenceFrequency parentEventId creatorId creatorName
  coOrganisers { uid displayName } chatLink questions { id text kind options isRequired }
  price { amount currency mode howToPay }
  decideAt decisionRule rainLimit status statusReason statusChangedAt decidedBy neededSeats hadSeats isAtRisk
  isGuestListHidden asksStillIn isHidden capacity maxGuests formats { at label } expected chance placesLeft waitlistCount
  placesHeld waitlistRule
  currentFormat { at label } nextFormat { at label missing } weather { icon } createdAt updatedAt
  participants { id name email likelihood guests minParticipants isStandby status waitlistPosition
    offer { seats until isForFewer } comment isHidden isRepeated answers { questionId text } payment }`;
const RESPONSE =
  'id name email likelihood guests minParticipants isStandby status waitlistPosition offer { seats until isForFewer } comment isHidden answers { questionId text } payment';
const NOTIFICATIONS = `ways { decision asked place changes reminder digest } mode remindBefore quietHours { from to timeZone }
  isMuted mutedEvents isStopped unsubscribedFrom`;
const SERIES = `seriesHash title location timezone creatorName recurrenceFrequency isOver isPrivate maxGuests planned
  next { urlHash } upcoming { urlHash date endTime timezone status } past { urlHash date endTime timezone status }
  regulars { id name likelihood guests } ownRegular { id name likelihood guests }`;
const ATTENDANCE = `dates { urlHash date endTime timezone status }
  people { name regularId came outOf lastCame onDates { urlHash status attended } }`;

interface Asked {
  urlHash?: string | undefined;
  seriesHash?: string | null | undefined;
}

const OF_REGULAR = '$seriesHash: String!, $regularId: ID!, $responseToken: String';
const REGULAR_ARGUMENTS = 'seriesHash: $seriesHash, regularId: $regularId, responseToken: $responseToken';
const OF_RESPONSE = '$urlHash: String!, $participantId: ID!, $responseToken: String';
const RESPONSE_ARGUMENTS = 'urlHash: $urlHash, participantId: $participantId, responseToken: $responseToken';

export const graphqlDoor = ({ graphql }: Pick<TestServer, 'graphql'>): Door => {
  const call = async (query: string, variables: object, caller?: Caller): Promise<Outcome> => {
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
  /** A field of an event or a series that is null for others: the facade refuses there. */
  const ofOrganisers = async (
    field: string,
    selection: string,
    { urlHash, seriesHash }: Asked,
    caller?: Caller,
  ): Promise<Outcome> => {
    const of =
      urlHash === undefined ? `seriesByHash(seriesHash: "${seriesHash ?? ''}")` : `event(urlHash: "${urlHash}")`;
    const outcome = await call(`{ ${of} { ${field} ${selection} } }`, {}, caller);
    const result = (outcome.result as Record<string, unknown> | undefined)?.[field] ?? null;
    return result === null
      ? { code: caller?.as === undefined ? 'UNAUTHENTICATED' : 'FORBIDDEN' }
      : { ...outcome, result };
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
    ownEvents: async (caller) => {
      const outcome = await call(`{ viewer { events { ${EVENT} } } }`, {}, caller);
      // the schema says null where the facade says 401
      if (outcome.code === 'OK' && outcome.result === null)
        return { code: 'UNAUTHENTICATED', message: 'Please sign in first' };
      return { ...outcome, result: (outcome.result as { events: unknown[] } | undefined)?.events };
    },
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
    seriesByHash: (target, caller) =>
      call(`query ($seriesHash: String!) { seriesByHash(seriesHash: $seriesHash) { ${SERIES} } }`, target, caller),
    attendance: ({ seriesHash }, caller) => ofOrganisers('attendance', `{ ${ATTENDANCE} }`, { seriesHash }, caller),
    joinSeries: ({ seriesHash }, input, caller) =>
      call(
        `mutation ($seriesHash: String!, $input: JoinSeriesInput!) {
          joinSeries(seriesHash: $seriesHash, input: $input) { id name likelihood guests responseToken }
        }`,
        { seriesHash, input },
        caller,
      ),
    updateRegular: (target, input, caller) =>
      call(
        `mutation (${OF_REGULAR}, $input: UpdateRegularInput!) {
          updateRegular(${REGULAR_ARGUMENTS}, input: $input) { id name likelihood guests }
        }`,
        { ...target, input },
        caller,
      ),
    leaveSeries: (target, caller) =>
      call(`mutation (${OF_REGULAR}) { leaveSeries(${REGULAR_ARGUMENTS}) }`, target, caller),
    answerOffer: (target, seats, caller) =>
      call(
        `mutation (${OF_RESPONSE}, $seats: Int) { answerOffer(${RESPONSE_ARGUMENTS}, seats: $seats) { ${RESPONSE} } }`,
        { ...target, seats },
        caller,
      ),
    notifications: (target, caller) =>
      call(`query (${OF_RESPONSE}) { notifications(${RESPONSE_ARGUMENTS}) { ${NOTIFICATIONS} } }`, target, caller),
    ownNotifications: async (caller) => {
      const outcome = await call(`{ viewer { notifications { ${NOTIFICATIONS} } } }`, {}, caller);
      // the schema says null where the facade says 401
      if (outcome.code === 'OK' && outcome.result === null)
        return { code: 'UNAUTHENTICATED', message: 'Please sign in first' };
      return { ...outcome, result: (outcome.result as { notifications: unknown } | undefined)?.notifications };
    },
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
      ofOrganisers('activity', '{ type at participantId expected chance }', { urlHash }, caller),
    chanceHistory: ({ urlHash }, caller) =>
      ofOrganisers('chanceHistory', '{ at chance expected }', { urlHash }, caller),
    reach: ({ urlHash }, caller) => ofOrganisers('reach', '{ decision changes }', { urlHash }, caller),
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
    handOverEvent: ({ urlHash }, caller) =>
      call(
        'mutation ($urlHash: String!) { handOverEvent(urlHash: $urlHash) { token expiresAt } }',
        { urlHash },
        caller,
      ),
    withdrawHandOver: ({ urlHash }, caller) =>
      call('mutation ($urlHash: String!) { withdrawHandOver(urlHash: $urlHash) }', { urlHash }, caller),
    takeOverEvent: ({ urlHash }, token, caller) =>
      call(
        `mutation ($urlHash: String!, $token: String!) { takeOverEvent(urlHash: $urlHash, token: $token) { ${EVENT} } }`,
        { urlHash, token },
        caller,
      ),
    setPayment: (target, state, caller) =>
      call(
        `mutation (${OF_RESPONSE}, $state: PaymentState) { setPayment(${RESPONSE_ARGUMENTS}, state: $state) { ${RESPONSE} } }`,
        { ...target, state },
        caller,
      ),
    inviteCoOrganiser: ({ urlHash }, caller) =>
      call(
        'mutation ($urlHash: String!) { inviteCoOrganiser(urlHash: $urlHash) { token expiresAt } }',
        { urlHash },
        caller,
      ),
    acceptCoOrganiser: ({ urlHash }, token, caller) =>
      call(
        `mutation ($urlHash: String!, $token: String!) { acceptCoOrganiser(urlHash: $urlHash, token: $token) { ${EVENT} } }`,
        { urlHash, token },
        caller,
      ),
    removeCoOrganiser: ({ urlHash }, uid, caller) =>
      call(
        'mutation ($urlHash: String!, $uid: String!) { removeCoOrganiser(urlHash: $urlHash, uid: $uid) }',
        { urlHash, uid },
        caller,
      ),
    createToken: (caller) =>
      call(
        'mutation ($input: CreateTokenInput!) { createToken(input: $input) { id name scopes } }',
        { input: TOKEN },
        caller,
      ),
    tokens: async (caller) => {
      const outcome = await call('{ viewer { tokens { id name } } }', {}, caller);
      // the schema says null where the facade says 401
      return outcome.code === 'OK' && outcome.result === null ? { code: 'UNAUTHENTICATED' } : outcome;
    },
    revokeToken: (id, caller) => call('mutation ($id: ID!) { revokeToken(id: $id) }', { id }, caller),
    ...graphqlWebhooks(call),
    ...graphqlExternal(call),
    ...graphqlAccountPhone(call),
    reliability: async (caller) => {
      const asked = '{ viewer { reliability { attended missed byLikelihood { likelihood attended missed } } } }';
      const outcome = await call(asked, {}, caller);
      // the schema says null where the facade says 401
      if (outcome.code === 'OK' && outcome.result === null) return { code: 'UNAUTHENTICATED' };
      return { ...outcome, result: (outcome.result as { reliability: unknown } | undefined)?.reliability };
    },
    eraseReliability: (caller) => call('mutation { eraseReliability }', {}, caller),
    deleteAccount: (caller) => call('mutation { deleteAccount }', {}, caller),
  };
};
