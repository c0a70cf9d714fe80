type Headers = Record<string, string>;

const send = async (method: 'POST' | 'PUT', url: string, body: object, headers: Headers): Promise<unknown> => {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Sends `body` to the server under test. */
export const post = (url: string, body: object, headers: Headers = {}): Promise<unknown> =>
  send('POST', url, body, headers);

/** Has the server under test store `body`. */
export const put = (url: string, body: object, headers: Headers = {}): Promise<unknown> =>
  send('PUT', url, body, headers);

/** Signs in at local sign-in; returns the header that says so. */
export const signInAs = async (address: string, name: string): Promise<string> => {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
  const claims = JSON.stringify({ sub: email, email, name });
  const { idToken } = (await post(`${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp`, {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({ id_token: claims, providerId: 'google.com' }).toString(),
    returnSecureToken: true,
  })) as { idToken: string };
  return `Bearer ${idToken}`;
};
