import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse } from '../support/builders.ts';
import type { TestServer } from '../support/testServer.ts';

const ADA = { as: 'ada' };
const WEEKLY = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;

const mutate = (server: TestServer, mutation: string, caller = {}) =>
  server.graphql(`mutation { ${mutation} }`, {}, caller);

const proofOf = async ({ urlHash }: EventView, joined: ReturnType<typeof aResponse>) => {
  const { id, responseToken } = await joined;
  return `urlHash: "${urlHash}", participantId: ${id}, responseToken: "${responseToken}"`;
};

type Act = () => Promise<unknown>;

/** Every mutation but those of polls that changes what lists show: what it needs, and then itself. The operator is Olga. */
export const EVENT_MUTATIONS: Record<string, (server: TestServer, event: EventView) => Promise<Act>> = {
  createEvent: async (server) => () => anEvent(server),
  updateEvent: async (server, event) => () =>
    mutate(server, `updateEvent(urlHash: "${event.urlHash}", input: { title: "New" }) { id }`, ADA),
  upsertEvent: async (server) => {
    await server.rest('PUT', '/api/events/by-external-id/season-7', aDraft(), { as: 'kim' });
    return () =>
      mutate(server, 'upsertEvent(externalId: "season-7", input: { title: "New" }) { isNew }', { as: 'kim' });
  },
  deleteEvent: async (server, event) => () => mutate(server, `deleteEvent(urlHash: "${event.urlHash}")`, ADA),
  duplicateEvent: async (server) => {
    const { urlHash } = await anEvent(server, { ...WEEKLY, date: '2026-04-20T08:00:00Z', endTime: null });
    return () => mutate(server, `duplicateEvent(urlHash: "${urlHash}") { id }`);
  },
  endSeries: async (server) => {
    const { urlHash } = await anEvent(server, WEEKLY);
    return () => mutate(server, `endSeries(urlHash: "${urlHash}") { id }`, ADA);
  },
  decideEvent: async (server, event) => () =>
    mutate(server, `decideEvent(urlHash: "${event.urlHash}", decision: CONFIRM) { id }`, ADA),
  deleteAccount: async (server) => {
    await anEvent(server, {}, 'zoe');
    return () => mutate(server, 'deleteAccount', { as: 'zoe' });
  },
  joinEvent: async (server, event) => () =>
    mutate(server, `joinEvent(urlHash: "${event.urlHash}", input: { name: "Vera" }) { responseToken }`),
  updateResponse: async (server, event) => {
    const response = await proofOf(event, aResponse(server, event));
    return () => mutate(server, `updateResponse(${response}, input: { likelihood: 0.3 }) { id }`);
  },
  removeResponse: async (server, event) => {
    const response = await proofOf(event, aResponse(server, event));
    return () => mutate(server, `removeResponse(${response})`);
  },
  answerOffer: async (server) => {
    const event = await anEvent(server, { participantThreshold: 2, capacity: 2, waitlistRule: 'OFFERED_IN_ORDER' });
    const { id, responseToken } = await aResponse(server, event);
    await aResponse(server, event);
    const waiting = await proofOf(event, aResponse(server, event));
    const path = `/api/events/${event.urlHash}/participants/${id}`;
    await server.rest('DELETE', path, undefined, { headers: { 'x-response-token': responseToken } });
    return () => mutate(server, `answerOffer(${waiting}) { id }`);
  },
  joinSeries: async (server) => {
    const { seriesHash } = await anEvent(server, WEEKLY, 'kim');
    return () => mutate(server, `joinSeries(seriesHash: "${seriesHash ?? ''}", input: { name: "Rita" }) { id }`);
  },
  hideResponse: async (server, event) => {
    const { id } = await aResponse(server, event);
    return () =>
      mutate(server, `hideResponse(urlHash: "${event.urlHash}", participantId: ${id}, hidden: true) { id }`, ADA);
  },
  addResponse: async (server, event) => () =>
    mutate(server, `addResponse(urlHash: "${event.urlHash}", input: { name: "Grandma" }) { id }`, ADA),
  promoteResponse: async (server) => {
    const { urlHash } = await anEvent(server, { participantThreshold: 2, capacity: 2 });
    for (const name of ['Ann', 'Ben']) await aResponse(server, { urlHash }, { name });
    const { id } = await aResponse(server, { urlHash });
    return () => mutate(server, `promoteResponse(urlHash: "${urlHash}", participantId: ${id}) { id }`, ADA);
  },
  takeOverEvent: async (server, event) => {
    const { data } = await mutate(server, `handOverEvent(urlHash: "${event.urlHash}") { token }`, ADA);
    const token = (data?.handOverEvent as { token: string }).token;
    return () =>
      mutate(server, `takeOverEvent(urlHash: "${event.urlHash}", token: "${token}") { id creatorName }`, { as: 'bea' });
  },
  acceptCoOrganiser: async (server, event) => {
    const { data } = await mutate(server, `inviteCoOrganiser(urlHash: "${event.urlHash}") { token }`, ADA);
    const { token } = data?.inviteCoOrganiser as { token: string };
    return () =>
      mutate(server, `acceptCoOrganiser(urlHash: "${event.urlHash}", token: "${token}") { id }`, { as: 'bea' });
  },
  removeCoOrganiser: async (server, event) => {
    await joinOrganising(server, event, 'bea');
    return () => mutate(server, `removeCoOrganiser(urlHash: "${event.urlHash}", uid: "bea")`, ADA);
  },
  hideEvent: async (server, event) => () =>
    mutate(server, `hideEvent(urlHash: "${event.urlHash}", hidden: true)`, { as: 'olga' }),
};
