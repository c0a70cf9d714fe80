import { describe, expect, it } from '@jest/globals';
import { ada, API, claimsOf, idpBody, localAuthServer, PROJECT, refusal } from './support/localAuthServer.ts';

describe('accounts:signInWithIdp', () => {
  it('makes an account of the claims, and says what Google would', async () => {
    const { signIn } = await localAuthServer();
    expect(await signIn({ ...ada, picture: 'https://example.com/ada.png' })).toMatchObject({
      kind: 'identitytoolkit#VerifyAssertionResponse',
      providerId: 'google.com',
      federatedId: 'https://accounts.google.com/ada',
      localId: expect.stringMatching(/^[0-9a-f]{28}$/),
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada Okafor',
      photoUrl: 'https://example.com/ada.png',
      expiresIn: '3600',
      isNewUser: true,
    });
  });

  it('writes an unsigned ID token that is good for an hour, as Firebase would write it', async () => {
    const { signIn } = await localAuthServer();
    const { idToken, localId } = await signIn();
    expect(idToken.split('.')[2]).toBe('');
    expect(claimsOf(idToken)).toEqual({
      name: 'Ada Okafor',
      email: 'ada@example.com',
      email_verified: true,
      auth_time: 1777636800,
      user_id: localId,
      sub: localId,
      iat: 1777636800,
      exp: 1777640400,
      aud: PROJECT,
      iss: `https://securetoken.google.com/${PROJECT}`,
      firebase: { identities: { 'google.com': ['ada'], email: ['ada@example.com'] }, sign_in_provider: 'google.com' },
    });
  });

  it('knows a person again by sub, and keeps what the claims leave out', async () => {
    const { signIn } = await localAuthServer();
    const { localId } = await signIn();
    expect(await signIn({ sub: 'ada' })).toMatchObject({ localId, isNewUser: false, displayName: 'Ada Okafor' });
    expect((await signIn({ sub: 'ben' })).localId).not.toBe(localId);
  });

  it('needs nothing but a sub', async () => {
    const { signIn } = await localAuthServer();
    const answer = await signIn({ sub: 'somebody' });
    expect(answer).toMatchObject({ emailVerified: false, isNewUser: true });
    expect(answer).not.toHaveProperty('email');
    expect(answer).not.toHaveProperty('displayName');
  });

  it('takes an unsigned token in place of claims, and an answer in the address instead of the body', async () => {
    const { post } = await localAuthServer();
    const jwt = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(ada)).toString('base64url')}.`;
    const url = `${API}/accounts:signInWithIdp`;
    const answer = new URLSearchParams({ providerId: 'google.com', id_token: jwt }).toString();
    const requestUri = `http://localhost/handler?${answer}`;
    expect((await post(url, { requestUri, postBody: null, sessionId: null })).body.email).toBe(ada.email);
    const inFragment = requestUri.replace('?', '#');
    expect((await post(url, { requestUri: inFragment })).body.email).toBe(ada.email);
    expect((await post(url, { postBody: `id_token=${jwt}` })).body.email).toBe(ada.email);
  });

  it.each([
    ['no body at all', {}, /^INVALID_IDP_RESPONSE : id_token is required$/],
    ['claims that are no JSON', { postBody: 'id_token={sub' }, /^INVALID_IDP_RESPONSE : Unable to parse/],
    ['text', { postBody: 'id_token=hello' }, /^INVALID_IDP_RESPONSE : Unable to parse/],
    ['null', idpBody(Object(null)), /^INVALID_IDP_RESPONSE : Invalid Idp Response: sub is required$/],
    ['an array', idpBody([]), /^INVALID_IDP_RESPONSE/],
    ['no sub', idpBody({ email: 'ada@example.com' }), /sub is required/],
    ['a number for a sub', idpBody({ sub: 1 }), /sub must be text/],
    ['a sub that is too long', idpBody({ sub: 'a'.repeat(256) }), /sub must be at most 255 characters/],
    ['a NUL', idpBody({ sub: 'a\u0000b' }), /cannot be shown/],
    ['two addresses', idpBody({ sub: 'a', email: 'a@example.com,b@example.com' }), /valid email address/],
    ['a name that is too long', idpBody({ sub: 'a', name: 'a'.repeat(101) }), /at most 100 characters/],
    ['a picture that is a script', idpBody({ sub: 'a', picture: 'javascript:alert(1)' }), /picture must be the URL/],
    ['another provider', { postBody: 'id_token={"sub":"a"}&providerId=facebook.com' }, /^OPERATION_NOT_ALLOWED/],
    [
      'an address that is none',
      { requestUri: 'no address', postBody: 'id_token={"sub":"a"}' },
      /^INVALID_REQUEST_URI$/,
    ],
    ['a number for a body', { postBody: 7 }, /^INVALID_ARGUMENT : .*postBody/],
  ])('refuses %s', async (_what, body, message) => {
    const { post, accounts } = await localAuthServer();
    const answer = await post(`${API}/accounts:signInWithIdp`, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 400, message: expect.stringMatching(message) } },
    });
    expect(await accounts.list(1)).toEqual([]);
  });

  it.each([
    ['half of a document', 'application/json', '{"postBody":', 400],
    ['nothing', 'application/json', '', 400],
    ['null', 'application/json', 'null', 400],
    ['a list', 'application/json', '[1]', 400],
    ['text', 'text/plain', 'hello', 400],
    ['a picture', 'image/png', 'hello', 415],
    ['a body beyond the limit', 'application/json', JSON.stringify({ postBody: 'a'.repeat(2_000_000) }), 413],
  ])('refuses %s for a body', async (_what, type, payload, status) => {
    const { app } = await localAuthServer();
    const url = `${API}/accounts:signInWithIdp`;
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toMatchObject({ code: status, message: expect.any(String) });
    expect(answer.body).not.toMatch(/\bat .*\.[tj]s\b/);
  });
});

describe('accounts:lookup', () => {
  it('shows the account whose ID token it is', async () => {
    const { post, signIn } = await localAuthServer();
    const { idToken, localId } = await signIn();
    const { body } = await post(`${API}/accounts:lookup`, { idToken });
    expect(body.users).toEqual([
      {
        localId,
        email: 'ada@example.com',
        emailVerified: true,
        displayName: 'Ada Okafor',
        providerUserInfo: [expect.objectContaining({ providerId: 'google.com', rawId: 'ada' })],
        validSince: '1777636800',
        createdAt: '1777636800000',
        lastLoginAt: '1777636800000',
      },
    ]);
  });

  it('shows firebase-admin the accounts it names, and leaves out those that do not exist', async () => {
    const { post, signIn } = await localAuthServer();
    const { localId } = await signIn();
    const { body } = await post(`${API}/projects/${PROJECT}/accounts:lookup`, { localId: ['nobody', localId] });
    expect(body.users).toEqual([expect.objectContaining({ localId })]);
  });

  it('refuses tokens that are not its own, expired, or of an account that was removed', async () => {
    const { post, signIn, accounts, clock } = await localAuthServer();
    const { idToken, localId } = await signIn();
    const lookup = (token?: unknown) => post(`${API}/accounts:lookup`, { idToken: token });
    expect(await lookup()).toEqual(refusal('MISSING_ID_TOKEN'));
    for (const token of ['x', 'a.b.c', '..', `${idToken.split('.')[0]}.e30.`]) {
      expect(await lookup(token)).toEqual(refusal('INVALID_ID_TOKEN'));
    }
    await accounts.remove(localId);
    expect(await lookup(idToken)).toEqual(refusal('USER_NOT_FOUND'));
    clock.set('2026-05-01T13:00:00Z');
    expect(await lookup(idToken)).toEqual(refusal('TOKEN_EXPIRED'));
  });
});
