import type { Auth } from 'firebase-admin/auth';

/**
 * Makes an `Auth` that accepts unsigned tokens and queries `host` for accounts. firebase-admin reads the emulator's host from
 * the environment when an `Auth` is made, and only then; so it is there for that moment alone.
 */
export function emulatedAuth(make: () => Auth, host: string): Auth {
  const before = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  try {
    return make();
  } finally {
    if (before === undefined) delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    else process.env.FIREBASE_AUTH_EMULATOR_HOST = before;
  }
}
