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

/** Publishes an event of `person` by REST, and answers its hash. */
export const publishAs = async (request: APIRequestContext, person: Person, event: object): Promise<string> => {
  const authorization = `Bearer ${await idTokenOf(request, person)}`;
  const answer = await request.post('/api/events', { data: event, headers: { authorization } });
  await expect(answer).toBeOK();
  return (await answer.json()).urlHash;
};
