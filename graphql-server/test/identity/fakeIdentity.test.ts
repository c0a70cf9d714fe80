import { expect, it } from '@jest/globals';
import { fakeIdentity } from '../../src/gateways/identity/fakeIdentity.ts';

it('knows everybody by the uid in the token, and refuses any other token', async () => {
  const { verify } = fakeIdentity({ ben: { displayName: null } });
  expect(await verify('uid:ada')).toEqual({
    uid: 'ada',
    displayName: 'Ada',
    email: 'ada@example.com',
    photoURL: null,
  });
  expect(await verify('uid:ben')).toMatchObject({ uid: 'ben', displayName: null });
  await expect(verify('ada')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
