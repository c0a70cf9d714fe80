import type { Caller, TestServer } from './testServer.ts';
import { graphqlWebhooks, restWebhooks, type WebhookDoor } from './webhookDoors.ts';

/** What came of a call, said the same way whichever transport it went through. */
export interface Outcome {
  /** `OK`, or the code of the refusal. */
  code: string;
  message?: string;
  fields?: string[];
  result?: unknown;
}

export interface Target {
  urlHash?: string;
  participantId?: string | number;
  responseToken?: string;
  seriesHash?: string | null;
  regularId?: string | number;
  webhookId?: string | number;
  deliveryId?: string | number;
}

/** Every use-case that changes or reads something, by the name of its mutation or query. */
export interface Door extends WebhookDoor {
  events(caller?: Caller): Promise<Outcome>;
  event(target: Target, caller?: Caller): Promise<Outcome>;
  eventTypes(caller?: Caller): Promise<Outcome>;
  ownEvents(caller?: Caller): Promise<Outcome>;
  createEvent(input: object, caller?: Caller): Promise<Outcome>;
  updateEvent(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  deleteEvent(target: Target, caller?: Caller): Promise<Outcome>;
  duplicateEvent(target: Target, caller?: Caller): Promise<Outcome>;
  joinEvent(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  updateResponse(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  removeResponse(target: Target, caller?: Caller): Promise<Outcome>;
  confirmPhone(target: Target, code: string, caller?: Caller): Promise<Outcome>;
  sendPhoneCode(target: Target, caller?: Caller): Promise<Outcome>;
  phoneChallenge(caller?: Caller): Promise<Outcome>;
  savePushSubscription(target: Target, caller?: Caller): Promise<Outcome>;
  removePushSubscription(caller?: Caller): Promise<Outcome>;
  follow(caller?: Caller): Promise<Outcome>;
  unfollow(caller?: Caller): Promise<Outcome>;
  seriesByHash(target: Target, caller?: Caller): Promise<Outcome>;
  joinSeries(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  updateRegular(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  leaveSeries(target: Target, caller?: Caller): Promise<Outcome>;
  answerOffer(target: Target, seats: number | null, caller?: Caller): Promise<Outcome>;
  notifications(target: Target, caller?: Caller): Promise<Outcome>;
  ownNotifications(caller?: Caller): Promise<Outcome>;
  updateNotifications(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  hideResponse(target: Target, hidden: boolean, caller?: Caller): Promise<Outcome>;
  markAttendance(target: Target, attended: boolean | null, caller?: Caller): Promise<Outcome>;
  addResponse(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  promoteResponse(target: Target, caller?: Caller): Promise<Outcome>;
  sendMessage(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  messages(target: Target, caller?: Caller): Promise<Outcome>;
  activity(target: Target, caller?: Caller): Promise<Outcome>;
  reportEvent(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  decideEvent(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  handOverEvent(target: Target, caller?: Caller): Promise<Outcome>;
  withdrawHandOver(target: Target, caller?: Caller): Promise<Outcome>;
  takeOverEvent(target: Target, token: string, caller?: Caller): Promise<Outcome>;
  setPayment(target: Target, state: string | null, caller?: Caller): Promise<Outcome>;
  inviteCoOrganiser(target: Target, caller?: Caller): Promise<Outcome>;
  acceptCoOrganiser(target: Target, token: string, caller?: Caller): Promise<Outcome>;
  removeCoOrganiser(target: Target, uid: string, caller?: Caller): Promise<Outcome>;
  createToken(caller?: Caller): Promise<Outcome>;
  tokens(caller?: Caller): Promise<Outcome>;
  revokeToken(id: string, caller?: Caller): Promise<Outcome>;
  reliability(caller?: Caller): Promise<Outcome>;
  eraseReliability(caller?: Caller): Promise<Outcome>;
  deleteAccount(caller?: Caller): Promise<Outcome>;
}

/** Of nobody: no notification is sent to it. */
export const DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

/** For a program that answers. */
export const TOKEN = { name: 'A bot', scopes: ['read', 'write'], expiresInDays: 30 };

const deviceOf = ({ participantId = '', responseToken = null }: { [Name in keyof Target]: Target[Name] | null }) => ({
  ...DEVICE,
  responses: [{ participantId: String(participantId), responseToken }],
});

const CODE_OF_STATUS: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

export const restDoor = ({ rest }: TestServer): Door => {
  const call = async (...request: Parameters<TestServer['rest']>): Promise<Outcome> => {
    const answer = await rest(...request);
    if (answer.statusCode === 204 || answer.statusCode === 202) return { code: 'OK' };
    if (answer.statusCode < 300) return { code: 'OK', result: answer.json() };
    const code = CODE_OF_STATUS[answer.statusCode] ?? String(answer.statusCode);
    if (answer.headers['content-type']?.toString().startsWith('text/plain')) return { code, message: answer.body };
    const { message, fields, code: told } = answer.json<{ message: string; fields?: string[]; code?: string }>();
    return { code: told ?? code, message, ...(fields && { fields }) };
  };
  const at = ({ urlHash = '', participantId }: Target) =>
    `/api/events/${urlHash}${participantId === undefined ? '' : `/participants/${participantId}`}`;
  const ofRegular = ({ seriesHash, regularId }: Target) =>
    `/api/series/${seriesHash ?? ''}/regulars${regularId === undefined ? '' : `/${regularId}`}`;
  const withToken = ({ responseToken }: Target, caller: Caller = {}): Caller =>
    responseToken ? { ...caller, headers: { ...caller.headers, 'x-response-token': responseToken } } : caller;
  return {
    events: (caller) => call('GET', '/api/events', undefined, caller),
    event: (target, caller) => call('GET', at(target), undefined, caller),
    eventTypes: (caller) => call('GET', '/api/event-types', undefined, caller),
    ownEvents: (caller) => call('GET', `/api/events/user?uid=${caller?.as ?? ''}`, undefined, caller),
    createEvent: (input, caller) => call('POST', '/api/events', input, caller),
    updateEvent: (target, input, caller) => call('PUT', at(target), input, caller),
    deleteEvent: (target, caller) => call('DELETE', at(target), undefined, caller),
    duplicateEvent: (target, caller) => call('POST', `${at(target)}/duplicate`, undefined, caller),
    joinEvent: (target, input, caller) => call('POST', `${at(target)}/join`, input, caller),
    updateResponse: (target, input, caller) =>
      call('PUT', at(target), { ...input, responseToken: target.responseToken }, caller),
    removeResponse: (target, caller) => call('DELETE', at(target), undefined, withToken(target, caller)),
    confirmPhone: ({ responseToken, ...target }, code, caller) =>
      call('POST', `${at(target)}/phone-confirmation`, { code, responseToken }, caller),
    sendPhoneCode: ({ responseToken, ...target }, caller) =>
      call('POST', `${at(target)}/phone-code`, { responseToken }, caller),
    phoneChallenge: (caller) => call('GET', '/api/phone-challenge', undefined, caller),
    savePushSubscription: (target, caller) => call('PUT', '/api/push-subscription', deviceOf(target), caller),
    removePushSubscription: (caller) => call('DELETE', '/api/push-subscription', { endpoint: DEVICE.endpoint }, caller),
    follow: (caller) => call('PUT', '/api/follows/type/1', {}, caller),
    unfollow: (caller) => call('DELETE', '/api/follows/type/1', undefined, caller),
    seriesByHash: ({ seriesHash }, caller) => call('GET', `/api/series/${seriesHash ?? ''}`, undefined, caller),
    joinSeries: (target, input, caller) => call('POST', ofRegular(target), input, caller),
    updateRegular: (target, input, caller) =>
      call('PUT', ofRegular(target), { ...input, responseToken: target.responseToken }, caller),
    leaveSeries: (target, caller) => call('DELETE', ofRegular(target), undefined, withToken(target, caller)),
    answerOffer: (target, seats, caller) =>
      call('POST', `${at(target)}/offer`, { seats, responseToken: target.responseToken }, caller),
    notifications: (target, caller) => call('GET', `${at(target)}/notifications`, undefined, withToken(target, caller)),
    ownNotifications: (caller) => call('GET', '/api/me/notifications', undefined, caller),
    updateNotifications: (target, input, caller) =>
      target.urlHash === undefined
        ? call('PATCH', '/api/me/notifications', input, caller)
        : call('PATCH', `${at(target)}/notifications`, { ...input, responseToken: target.responseToken }, caller),
    hideResponse: (target, hidden, caller) => call('PUT', `${at(target)}/visibility`, { hidden }, caller),
    markAttendance: (target, attended, caller) => call('PUT', `${at(target)}/attendance`, { attended }, caller),
    addResponse: (target, input, caller) => call('POST', `${at(target)}/participants`, input, caller),
    promoteResponse: (target, caller) => call('POST', `${at(target)}/promotion`, undefined, caller),
    sendMessage: (target, input, caller) => call('POST', `${at(target)}/messages`, input, caller),
    messages: (target, caller) => call('GET', `${at(target)}/messages`, undefined, caller),
    activity: (target, caller) => call('GET', `${at(target)}/activity`, undefined, caller),
    reportEvent: (target, input, caller) => call('POST', `${at(target)}/reports`, input, caller),
    decideEvent: (target, input, caller) => call('POST', `${at(target)}/decision`, input, caller),
    handOverEvent: (target, caller) => call('POST', `${at(target)}/hand-over`, undefined, caller),
    withdrawHandOver: (target, caller) => call('DELETE', `${at(target)}/hand-over`, undefined, caller),
    takeOverEvent: (target, token, caller) => call('POST', `${at(target)}/take-over`, { token }, caller),
    setPayment: (target, state, caller) =>
      call('PUT', `${at(target)}/payment`, { state, responseToken: target.responseToken }, caller),
    inviteCoOrganiser: (target, caller) => call('POST', `${at(target)}/co-organiser-invitations`, undefined, caller),
    acceptCoOrganiser: (target, token, caller) => call('POST', `${at(target)}/co-organisers`, { token }, caller),
    removeCoOrganiser: (target, uid, caller) => call('DELETE', `${at(target)}/co-organisers/${uid}`, undefined, caller),
    createToken: (caller) => call('POST', '/api/me/tokens', TOKEN, caller),
    tokens: (caller) => call('GET', '/api/me/tokens', undefined, caller),
    revokeToken: (id, caller) => call('DELETE', `/api/me/tokens/${id}`, undefined, caller),
    ...restWebhooks(call),
    reliability: (caller) => call('GET', '/api/me/reliability', undefined, caller),
    eraseReliability: (caller) => call('DELETE', '/api/me/reliability', undefined, caller),
    deleteAccount: (caller) => call('DELETE', '/api/me', undefined, caller),
  };
};

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
  next { urlHash } upcoming { urlHash date timezone status } past { urlHash date timezone status }
  regulars { id name likelihood guests } ownRegular { id name likelihood guests }`;
const OF_REGULAR = '$seriesHash: String!, $regularId: ID!, $responseToken: String';
const REGULAR_ARGUMENTS = 'seriesHash: $seriesHash, regularId: $regularId, responseToken: $responseToken';
const OF_RESPONSE = '$urlHash: String!, $participantId: ID!, $responseToken: String';
const RESPONSE_ARGUMENTS = 'urlHash: $urlHash, participantId: $participantId, responseToken: $responseToken';

export const graphqlDoor = ({ graphql }: TestServer): Door => {
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
    activity: async ({ urlHash }, caller) => {
      const asked = `query ($urlHash: String!) {
        event(urlHash: $urlHash) { activity { type at participantId expected chance } } }`;
      const outcome = await call(asked, { urlHash }, caller);
      const result = (outcome.result as { activity: unknown } | undefined)?.activity ?? null;
      // the schema says null where the facade refuses
      return result === null
        ? { code: caller?.as === undefined ? 'UNAUTHENTICATED' : 'FORBIDDEN' }
        : { ...outcome, result };
    },
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
