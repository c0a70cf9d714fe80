import type { TestServer } from '../testServer.ts';
import { restAccountPhone } from './accountPhoneDoors.ts';
import { DEVICE, TOKEN, deviceOf, withToken, type Door, type Outcome, type Target } from './Door.ts';
import { restExternal } from './externalDoors.ts';
import { restOrganisers } from './organiserDoors.ts';
import { restSeries } from './seriesDoors.ts';
import { restWebhooks } from './webhookDoors.ts';

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

export const restDoor = ({ rest }: Pick<TestServer, 'rest'>): Door => {
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
    chanceHistory: (target, caller) => call('GET', `${at(target)}/chance-history`, undefined, caller),
    reach: (target, caller) => call('GET', `${at(target)}/reach`, undefined, caller),
    reportEvent: (target, input, caller) => call('POST', `${at(target)}/reports`, input, caller),
    decideEvent: (target, input, caller) => call('POST', `${at(target)}/decision`, input, caller),
    setPayment: (target, state, caller) =>
      call('PUT', `${at(target)}/payment`, { state, responseToken: target.responseToken }, caller),
    createToken: (caller) => call('POST', '/api/me/tokens', TOKEN, caller),
    tokens: (caller) => call('GET', '/api/me/tokens', undefined, caller),
    revokeToken: (id, caller) => call('DELETE', `/api/me/tokens/${id}`, undefined, caller),
    ...restWebhooks(call),
    ...restExternal(call),
    ...restAccountPhone(call),
    ...restSeries(call),
    ...restOrganisers(call),
    reliability: (caller) => call('GET', '/api/me/reliability', undefined, caller),
    eraseReliability: (caller) => call('DELETE', '/api/me/reliability', undefined, caller),
    deleteAccount: (caller) => call('DELETE', '/api/me', undefined, caller),
  };
};
