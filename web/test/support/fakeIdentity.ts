import type { IdentityClient, SessionUser } from '../../src/features/session/session.ts';

export const ada: SessionUser = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com', photoURL: null };

/** An error as the firebase client throws it. */
export const authError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

/** An identity provider in which `stored` is signed in already, and whose popup signs `picks` in or fails with it. */
export const fakeIdentity = (given: { stored?: SessionUser; picks?: SessionUser | Error; back?: SessionUser } = {}) => {
  const calls: string[] = [];
  let current = given.stored ?? given.back ?? null;
  let tell: (user: SessionUser | null) => void = () => undefined;
  const become = (user: SessionUser | null) => {
    current = user;
    tell(user);
  };
  const client: IdentityClient = {
    onChange: (listener) => {
      tell = listener;
      listener(current);
    },
    redirectResult: async () => given.back ?? null,
    signInWithPopup: async () => {
      calls.push('popup');
      if (given.picks instanceof Error) throw given.picks;
      become(given.picks ?? ada);
    },
    signInWithRedirect: async () => void calls.push('redirect'),
    signOut: async () => become(null),
    deleteUser: async () => {
      calls.push('delete');
      become(null);
    },
    getIdToken: async () => (current ? `token of ${current.uid}` : null),
  };
  const load = async () => {
    calls.push('load');
    return client;
  };
  return { load, calls };
};
