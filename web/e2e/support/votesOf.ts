import type { APIRequestContext } from '@playwright/test';

interface Voter {
  name: string;
  likelihoods: (number | null)[];
}

/** What the server holds of each person in a poll, date by date. */
export const votesOf = async (request: APIRequestContext, urlHash: string): Promise<[string, (number | null)[]][]> => {
  const { voters } = (await (await request.get(`/api/polls/${urlHash}`)).json()) as { voters: Voter[] };
  return voters.map(({ name, likelihoods }) => [name, likelihoods]);
};
