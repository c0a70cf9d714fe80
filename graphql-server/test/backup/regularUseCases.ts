import { aRegular } from '../regulars/regularSteps.ts';
import { anEvent } from '../support/builders.ts';
import type { TestServer } from '../support/testServer.ts';

/** A regular of a series of Kim's. */
const regularOf = async (server: TestServer) => {
  const { seriesHash } = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' }, 'kim');
  const { id, responseToken } = await aRegular(server, seriesHash ?? '', { email: 'rita@example.com' });
  return `seriesHash: "${seriesHash ?? ''}", regularId: ${id}, responseToken: "${responseToken}"`;
};

/** What is done with standing responses, but for beginning one. */
export const REGULAR_MUTATIONS: Record<string, (server: TestServer) => Promise<unknown>> = {
  updateRegular: async (server) =>
    server.graphql(`mutation { updateRegular(${await regularOf(server)}, input: { likelihood: 0.5 }) { id } }`),
  leaveSeries: async (server) => server.graphql(`mutation { leaveSeries(${await regularOf(server)}) }`),
};
