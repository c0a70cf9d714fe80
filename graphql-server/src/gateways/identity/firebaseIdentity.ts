import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';
import { emulatedAuth } from './emulatedAuth.ts';
import type { IdentityVerifier } from './Identity.ts';
import { identityOf } from './identityOf.ts';
import { looksLikeToken } from './looksLikeToken.ts';
import { invalidToken, refusalOf } from './refusalOf.ts';
import { createVerifiedTokens } from './verifiedTokens.ts';

const DEADLINE_MS = 5_000;

interface Settings {
  projectId: string;
  /**
   * Local sign-in: where the emulator's REST API runs, as `127.0.0.1:4000`. Read at the first verification, for
   * the port is known only once the server listens. Without it, tokens are Google's.
   */
  emulatorHost?: () => string;
  /** Goes to the host of Google's certificates: a proxy's, or a stand-in's. */
  httpAgent?: Agent;
  /** How long a verification may take before it counts as an outage. */
  deadlineMs?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** firebase-admin sets no limit of its own to fetching certificates. */
async function withinDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const timer = new AbortController();
  const expiry = delay(deadlineMs, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`No answer from the identity provider within ${deadlineMs} ms`);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    timer.abort();
  }
}

/**
 * Verifies ID tokens with firebase-admin: against Google's certificates, or, given `emulatorHost`, the unsigned tokens
 * of local sign-in. Verified tokens are remembered for at most a minute.
 * @throws Error when the environment would make firebase-admin accept unsigned tokens for a real project
 */
export function createFirebaseIdentity({
  projectId,
  emulatorHost,
  httpAgent,
  deadlineMs = DEADLINE_MS,
  now = Date.now,
}: Settings): IdentityVerifier {
  if (!emulatorHost && process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Error(
      'FIREBASE_AUTH_EMULATOR_HOST is set, which would let anyone sign in as anyone. Unset it to use Firebase.',
    );
  }
  const verified = createVerifiedTokens(now);
  let opening: Promise<Auth> | undefined;
  const open = async (): Promise<Auth> => {
    // a fifth of all code, for which people who only look should not wait
    const [{ initializeApp }, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    const app = initializeApp({ projectId, httpAgent }, `identity-${randomUUID()}`);
    return emulatorHost ? emulatedAuth(() => getAuth(app), emulatorHost()) : getAuth(app);
  };
  // one that failed is tried again by the next caller
  const resetOpening = (error: unknown) => {
    opening = undefined;
    throw error;
  };
  const verifyIdToken = async (idToken: string) =>
    (await (opening ??= open().catch(resetOpening))).verifyIdToken(idToken);

  return {
    async verify(idToken) {
      const known = verified.get(idToken);
      if (known) return known;
      if (!looksLikeToken(idToken)) throw invalidToken();
      const claims = await withinDeadline(verifyIdToken(idToken), deadlineMs).catch((error: unknown) => {
        throw refusalOf(error);
      });
      if (typeof claims.exp !== 'number') throw invalidToken();
      const identity = identityOf(claims);
      verified.keep(idToken, identity, claims.exp * 1_000);
      return identity;
    },
  };
}
