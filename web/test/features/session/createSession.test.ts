import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createSession } from '../../../src/features/session/createSession.ts';
import { ada, authError, fakeIdentity } from '../../support/fakeIdentity.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page again, in the same browser. */
const reload = (given: Parameters<typeof fakeIdentity>[0]) => {
  const identity = fakeIdentity(given);
  return { session: createSession(identity.load), identity };
};

describe('a visitor', () => {
  it('is known to be signed out at once, and loads no identity provider', async () => {
    const { session, identity } = reload({});
    expect(session.getState()).toEqual({ status: 'signedOut', user: null });
    expect(await session.restore()).toBe(false);
    expect(await session.getIdToken()).toBeNull();
    expect(identity.calls).toEqual([]);
  });

  it('signs in through the popup', async () => {
    const { session } = reload({ picks: ada });
    expect(await session.signIn()).toBe('signedIn');
    expect(session.getState()).toEqual({ status: 'signedIn', user: ada });
    expect(await session.getIdToken()).toBe('token of ada');
  });

  it.each(['popup-blocked', 'cancelled-popup-request'])('signs in by redirect after %s', async (code) => {
    const { session, identity } = reload({ picks: authError(code) });
    expect(await session.signIn()).toBe('leaving');
    expect(identity.calls).toEqual(['load', 'popup', 'redirect']);
  });

  it('becomes the person who signs in in another tab', async () => {
    const { session } = reload({ stored: ada });
    expect(session.getState().user).toBeNull();
    session.subscribe(() => undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: 'quorum-signed-in', newValue: ada.uid }));
    await waitFor(() => expect(session.getState()).toEqual({ status: 'signedIn', user: ada }));
  });

  it('may close the popup', async () => {
    const { session, identity } = reload({ picks: authError('popup-closed-by-user') });
    expect(await session.signIn()).toBe('cancelled');
    expect(identity.calls).not.toContain('redirect');
  });

  it('learns of any other failure', async () => {
    const { session } = reload({ picks: authError('unauthorized-domain') });
    await expect(session.signIn()).rejects.toThrow('unauthorized-domain');
  });

  it('can try again after the identity provider could not be loaded', async () => {
    let attempts = 0;
    const session = createSession(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return fakeIdentity().load();
    });
    await expect(session.signIn()).rejects.toThrow('offline');
    expect(await session.signIn()).toBe('signedIn');
  });
});

describe('somebody signed in', () => {
  beforeEach(async () => {
    await reload({ picks: ada }).session.signIn();
  });

  it('is still signed in after a reload', async () => {
    const { session } = reload({ stored: ada });
    expect(session.getState().status).toBe('loading');
    expect(await session.restore()).toBe(false);
    expect(session.getState()).toEqual({ status: 'signedIn', user: ada });
  });

  it('is a visitor when the identity provider cannot be reached', async () => {
    const session = createSession(async () => {
      throw new Error('offline');
    });
    expect(await session.restore()).toBe(false);
    expect(session.getState().status).toBe('signedOut');
  });

  it('is a visitor again after signing out, also after a reload', async () => {
    const { session } = reload({ stored: ada });
    await session.signOut();
    expect(session.getState().status).toBe('signedOut');
    expect(reload({}).session.getState().status).toBe('signedOut');
  });
});

it('says that somebody came back from a sign-in by redirect, once', async () => {
  await reload({ picks: authError('popup-blocked') }).session.signIn();
  const { session } = reload({ back: ada });
  expect(session.getState().status).toBe('loading');
  expect(await session.restore()).toBe(true);
  expect(session.getState()).toEqual({ status: 'signedIn', user: ada });
  expect(await reload({ stored: ada }).session.restore()).toBe(false);
});
