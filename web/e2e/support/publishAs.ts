import { expect, type APIRequestContext } from '@playwright/test';
import type { Person } from './signIn.ts';

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp';

/** The ID token of the account that the picker of local sign-in chooses for the same address. */
const idTokenOf = async (request: APIRequestContext, { name, email }: Person): Promise<string> => {
  const claims = JSON.stringify({ sub: email, email, name });
  const answer = await request.post(SIGN_IN, {
    data: {
      requestUri: 'http://localhost',
      postBody: new URLSearchParams({ id_token: claims, providerId: 'google.com' }).toString(),
      returnSecureToken: true,
    },
  });
  await expect(answer).toBeOK();
  return (await answer.json()).idToken;
};

const postAs = async (request: APIRequestContext, person: Person, address: string, data: object) => {
  const authorization = `Bearer ${await idTokenOf(request, person)}`;
  const answer = await request.post(address, { data, headers: { authorization } });
  await expect(answer).toBeOK();
  return answer.json();
};

/** Publishes an event of `person` by REST, and answers its hash. */
export const publishAs = async (request: APIRequestContext, person: Person, event: object): Promise<string> =>
  (await postAs(request, person, '/api/events', event)).urlHash;

/** Opens a poll of `person` by REST. */
export const openPollAs = (
  request: APIRequestContext,
  person: Person,
  poll: object,
): Promise<{ urlHash: string; options: { id: number }[] }> => postAs(request, person, '/api/polls', poll);

/** Brings votes to a poll of `person` along by REST. */
export const importAs = (
  request: APIRequestContext,
  person: Person,
  urlHash: string,
  table: string,
): Promise<unknown> => postAs(request, person, `/api/polls/${urlHash}/import`, { table });

/** Picks the date of a poll of `person` by REST, which makes the event. */
export const pickDateAs = (
  request: APIRequestContext,
  person: Person,
  urlHash: string,
  optionId: number | undefined,
): Promise<unknown> => postAs(request, person, `/api/polls/${urlHash}/schedule`, { optionId });

/** Deletes an event of `person` by REST, or a poll. */
export const deleteAs = async (
  request: APIRequestContext,
  person: Person,
  urlHash: string,
  of: 'events' | 'polls' = 'events',
): Promise<void> => {
  const authorization = `Bearer ${await idTokenOf(request, person)}`;
  await expect(await request.delete(`/api/${of}/${urlHash}`, { headers: { authorization } })).toBeOK();
};

/** Hides a response to an event of `person` by REST. */
export const hideAs = async (
  request: APIRequestContext,
  person: Person,
  urlHash: string,
  participantId: number,
): Promise<void> => {
  const authorization = `Bearer ${await idTokenOf(request, person)}`;
  const address = `/api/events/${urlHash}/participants/${participantId}/visibility`;
  const answer = await request.put(address, { data: { hidden: true }, headers: { authorization } });
  await expect(answer).toBeOK();
};

/** Confirms an event of `person` by REST, or calls it off. */
export const decideAs = (
  request: APIRequestContext,
  person: Person,
  urlHash: string,
  decision: 'CONFIRM' | 'CALL_OFF',
): Promise<unknown> => postAs(request, person, `/api/events/${urlHash}/decision`, { decision });

/** Answers an event as `person` by REST. */
export const joinAs = (
  request: APIRequestContext,
  person: Person,
  urlHash: string,
  response: object,
): Promise<{ id: number }> =>
  postAs(request, person, `/api/events/${urlHash}/join`, { name: person.name, likelihood: 1, ...response });

/** Is in every time of a series as `person` by REST. */
export const joinSeriesAs = (
  request: APIRequestContext,
  person: Person,
  seriesHash: string,
  standing: object,
): Promise<{ id: number }> => postAs(request, person, `/api/series/${seriesHash}/regulars`, { ...person, ...standing });

/** An event as `person` sees it by REST. */
export const readAs = async (
  request: APIRequestContext,
  person: Person,
  urlHash: string,
): Promise<{ participants: { id: number; name: string; checkInCode?: string | null }[] }> => {
  const authorization = `Bearer ${await idTokenOf(request, person)}`;
  const answer = await request.get(`/api/events/${urlHash}`, { headers: { authorization } });
  await expect(answer).toBeOK();
  return answer.json();
};

/** Says as `person`, an organiser, by REST whether somebody came. */
export const markAs = async (
  request: APIRequestContext,
  person: Person,
  urlHash: string,
  { id, attended }: { id: number; attended: boolean },
): Promise<void> => {
  const authorization = `Bearer ${await idTokenOf(request, person)}`;
  const address = `/api/events/${urlHash}/participants/${id}/attendance`;
  await expect(await request.put(address, { data: { attended }, headers: { authorization } })).toBeOK();
};

/** Changes an event or a poll of `person` by REST, as another device of theirs would; answers it as it is then. */
export const changeAs = async (
  request: APIRequestContext,
  person: Person,
  address: string,
  changes: object,
): Promise<Record<string, unknown>> => {
  const authorization = `Bearer ${await idTokenOf(request, person)}`;
  const method = address.startsWith('/api/polls/') ? 'PATCH' : 'PUT';
  const answer = await request.fetch(address, { method, data: changes, headers: { authorization } });
  await expect(answer).toBeOK();
  return answer.json();
};
