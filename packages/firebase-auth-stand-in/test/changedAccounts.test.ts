import { describe, expect, it } from '@jest/globals';
import { API, claimsOf, localAuthServer, PROJECT, refusal } from './support/localAuthServer.ts';

describe('accounts:update', () => {
  it('changes the name and the photo, and clears them', async () => {
    const { post, signIn } = await localAuthServer();
    const { idToken } = await signIn();
    const update = async (change: object) => (await post(`${API}/accounts:update`, { idToken, ...change })).body;
    const photoUrl = 'https://example.com/a.png';
    expect(await update({ displayName: 'Ada O.', photoUrl })).toMatchObject({ displayName: 'Ada O.', photoUrl });
    expect(await update({ displayName: 'Ada' })).toMatchObject({ displayName: 'Ada', photoUrl });
    expect(await update({ photoUrl: null })).not.toHaveProperty('photoUrl');
    expect(await update({ deleteAttribute: ['DISPLAY_NAME'] })).not.toHaveProperty('displayName');
  });

  it('gives new tokens to who asks for them', async () => {
    const { post, signIn } = await localAuthServer();
    const { idToken } = await signIn();
    const { body } = await post(`${API}/accounts:update`, { idToken, displayName: 'A', returnSecureToken: true });
    expect(claimsOf(body.idToken)).toMatchObject({ name: 'A' });
    expect(body).toMatchObject({ refreshToken: expect.any(String), expiresIn: '3600' });
  });

  it('lets firebase-admin change an account by uid', async () => {
    const { post, signIn } = await localAuthServer();
    const { localId } = await signIn();
    const url = `${API}/projects/${PROJECT}/accounts:update`;
    expect((await post(url, { localId, displayName: 'A' })).body).toMatchObject({ localId, displayName: 'A' });
    expect(await post(url, { localId: 'nobody', displayName: 'A' })).toEqual(refusal('USER_NOT_FOUND'));
  });

  it.each([
    [{ displayName: 'a'.repeat(101) }, /^INVALID_ARGUMENT/],
    [{ displayName: 5 }, /^INVALID_ARGUMENT/],
    [{ photoUrl: 'javascript:alert(1)' }, /^INVALID_ARGUMENT/],
    [{ email: 'other@example.com' }, /^OPERATION_NOT_ALLOWED$/],
    [{ password: 'secret' }, /^OPERATION_NOT_ALLOWED$/],
  ])('refuses %j', async (change, message) => {
    const { post, signIn } = await localAuthServer();
    const { idToken } = await signIn();
    const { status, body } = await post(`${API}/accounts:update`, { idToken, ...change });
    expect(status).toBe(400);
    expect(body.error.message).toMatch(message);
  });
});

describe('accounts:delete', () => {
  it('removes the account, and with it every token', async () => {
    const { post, signIn, accounts } = await localAuthServer();
    const { idToken, localId } = await signIn();
    expect((await post(`${API}/accounts:delete`, { idToken })).status).toBe(200);
    expect(await accounts.find(localId)).toBeNull();
    expect(await post(`${API}/accounts:delete`, { idToken })).toEqual(refusal('USER_NOT_FOUND'));
  });
});
