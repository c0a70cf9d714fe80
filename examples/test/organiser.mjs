import assert from 'node:assert/strict';

const HOUR_MS = 3_600_000;

/** An hour of some day to come. @param {number} days */
export const inDays = (days) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString();

/**
 * Somebody with an account, in a browser.
 * @param {import('./Scene.mjs').Scene} scene
 * @param {string} name
 */
export const signIn = async (scene, name) => {
  const { address } = scene;
  const email = `${name.toLowerCase()}@example.com`;
  const post = async (/** @type {string} */ path, /** @type {object} */ body, headers = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    const answer = await fetch(address + path, init);
    const text = await answer.text();
    assert.ok(answer.ok, `${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const { idToken } = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({
      id_token: JSON.stringify({ sub: email, email, name }),
      providerId: 'google.com',
    }).toString(),
    returnSecureToken: true,
  });
  const headers = { authorization: `Bearer ${idToken}` };
  const remove = (/** @type {string} */ path) => fetch(address + path, { method: 'DELETE', headers });
  return {
    remove,
    /** @param {string} path @returns {Promise<any>} */
    read: async (path) => (await fetch(address + path, { headers })).json(),
    send: (/** @type {string} */ path, /** @type {object} */ body) => post(path, body, headers),
    /** Publishes an event until the end of the story; its hash. @param {object} changes */
    async publish(changes) {
      const draft = {
        location: 'Court 3',
        date: inDays(3),
        timezone: 'Europe/Berlin',
        participantThreshold: 3,
        eventTypeId: 1,
      };
      const { urlHash } = await post('/api/events', { ...draft, ...changes }, headers);
      scene.atEnd(() => remove(`/api/events/${urlHash}`));
      return urlHash;
    },
    async makeToken(/** @type {string[]} */ ...scopes) {
      return (await post('/api/me/tokens', { name: 'Example', scopes, expiresInDays: 1 }, headers)).token;
    },
  };
};

/**
 * What everybody reads of an event.
 * @param {string} address
 * @param {string} urlHash
 * @returns {Promise<any>}
 */
export const readEvent = async (address, urlHash) => (await fetch(`${address}/api/events/${urlHash}`)).json();
