import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getAuth,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { fakeClock } from './support/fakeClock.ts';
import { ada, localAuthServer, PROJECT } from './support/localAuthServer.ts';

/** The real `firebase` client against local sign-in. */
const client = initializeApp({ apiKey: 'local', projectId: PROJECT });
const auth = getAuth(client);
let server: Awaited<ReturnType<typeof localAuthServer>>;

beforeAll(async () => {
  server = await localAuthServer({ clock: fakeClock(new Date().toISOString()) });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
});

afterAll(async () => {
  await deleteApp(client);
  await server.app.close();
});

const signIn = (claims: object = ada) =>
  signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));

it('signs in with what Google would say', async () => {
  const { user, providerId } = await signIn();
  expect(providerId).toBe('google.com');
  expect(user).toMatchObject({ displayName: 'Ada Okafor', email: 'ada@example.com', emailVerified: true });
  expect(user.providerData).toEqual([expect.objectContaining({ providerId: 'google.com', uid: 'ada' })]);
});

it('renews its token', async () => {
  const { user } = await signIn();
  const { claims } = await user.getIdTokenResult(true);
  expect(claims).toMatchObject({ sub: user.uid, aud: PROJECT });
});

it('changes and reloads a profile', async () => {
  const { user } = await signIn();
  await updateProfile(user, { displayName: 'Ada O.', photoURL: 'https://example.com/ada.png' });
  await user.reload();
  expect(user).toMatchObject({ displayName: 'Ada O.', photoURL: 'https://example.com/ada.png' });
  expect((await user.getIdTokenResult()).claims.name).toBe('Ada O.');
});

it('removes an account', async () => {
  const { user } = await signIn();
  await deleteUser(user);
  expect(auth.currentUser).toBeNull();
  expect(await server.accounts.find(user.uid)).toBeNull();
});

it('understands why it is refused', async () => {
  const refused = (code: string) => expect.objectContaining({ code });
  await expect(createUserWithEmailAndPassword(auth, 'ada@example.com', 'password')).rejects.toEqual(
    refused('auth/operation-not-allowed'),
  );
  await expect(signInWithEmailAndPassword(auth, 'ada@example.com', 'password')).rejects.toEqual(
    refused('auth/operation-not-allowed'),
  );
  await expect(signIn({ email: 'ada@example.com' })).rejects.toEqual(refused('auth/invalid-credential'));
  const { user } = await signIn();
  await server.accounts.remove(user.uid);
  await expect(user.getIdToken(true)).rejects.toEqual(refused('auth/user-token-expired'));
});
