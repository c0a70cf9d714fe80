const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp';
const DAY_MS = 24 * 3_600_000;
export const ORGANISER = { sub: 'ada', email: 'ada@example.com', name: 'Ada Okafor' };

type Headers = Record<string, string>;

/** @throws Error with what is answered, where that is a refusal */
export const send = async (method: 'POST' | 'PATCH', url: string, body: object, headers: Headers = {}) => {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
};

export const post = (url: string, body: object, headers?: Headers) => send('POST', url, body, headers);

/** Publishes an event of tomorrow, or as `changes` has it; its hash. */
export const publishBy = async (address: string, authorization: string, changes: object): Promise<string> => {
  const draft = {
    title: 'Evening volleyball',
    location: 'Manly Beach, Sydney',
    timezone: 'Australia/Sydney',
    date: new Date(Date.now() + DAY_MS).toISOString(),
    participantThreshold: 8,
    eventTypeId: 1,
    notes: '',
    webLink: '',
    isPrivate: false,
    isRecurring: false,
    ...changes,
  };
  const { urlHash = '' } = await post(`${address}/api/events`, draft, { authorization });
  return urlHash;
};

/** Signs in locally; what a request says about who sends it. */
export const signIn = async (address: string): Promise<string> => {
  const { idToken = '' } = await post(address + SIGN_IN, {
    requestUri: 'http://localhost',
    postBody: `id_token=${encodeURIComponent(JSON.stringify(ORGANISER))}&providerId=google.com`,
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  return `Bearer ${idToken}`;
};

/** Signs in locally and publishes an event; its address. */
export const publishEvent = async (address: string, changes: object = {}): Promise<string> => {
  const urlHash = await publishBy(address, await signIn(address), changes);
  return `${address}/api/events/${urlHash}`;
};
