import { anEvent, aResponse } from '../support/builders.ts';
import type { TestServer } from '../support/testServer.ts';

/** Organises what need not be Ada's: nobody may create all of it in a day. */
const KIM = { as: 'kim' };

const SEND =
  'mutation ($urlHash: String!, $input: SendMessageInput!) { sendMessage(urlHash: $urlHash, input: $input) { id } }';

/** What organisers do that changes nothing which lists show: each alone, with what it needs. */
export const ORGANISER_MUTATIONS: Record<string, (server: TestServer) => Promise<unknown>> = {
  markAttendance: async (server) => {
    const { urlHash } = await anEvent(server, {}, KIM.as);
    const { id } = await aResponse(server, { urlHash });
    const about = `urlHash: "${urlHash}", participantId: ${id}`;
    return server.graphql(`mutation { markAttendance(${about}, attended: true) { id } }`, {}, KIM);
  },
  eraseReliability: async (server) => {
    const { urlHash } = await anEvent(server, {}, KIM.as);
    const { id } = await aResponse(server, { urlHash }, { name: 'Lena' }, { as: 'lena' });
    await server.rest('PUT', `/api/events/${urlHash}/participants/${id}/attendance`, { attended: true }, KIM);
    return server.graphql('mutation { eraseReliability }', {}, { as: 'lena' });
  },
  sendMessage: async (server) => {
    const { urlHash } = await anEvent(server, {}, KIM.as);
    return server.graphql(SEND, { urlHash, input: { text: 'Bring shoes', group: 'ALL' } }, KIM);
  },
};
