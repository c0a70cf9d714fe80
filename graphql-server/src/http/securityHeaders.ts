import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { STRICT_TRANSPORT_HEADER } from './strictTransport.ts';

/** What a page has to do with when Firebase signs people in. */
export interface SignInHosts {
  /** Where Firebase serves its sign-in pages. */
  authDomain: string;
  /** What stands in for all of it. */
  emulator: { browserUrl: string } | null;
}

const FIREBASE_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Permissions that a page could request, and never does. */
const NEVER = ['display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');
const NO_PERMISSIONS = `camera=(), ${NEVER}`;

/** For the page on which organisers check people in: a camera reads their codes. */
export const CAMERA_ALLOWED: readonly [string, string] = ['permissions-policy', `camera=(self), ${NEVER}`];

/**
 * The headers that helmet sets with these options: always the same, so they are computed once and not for every
 * request.
 */
const headersBy = (options: HelmetOptions): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error as Error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
};

interface Policy {
  /** Where Google signs in, null with local sign-in. */
  firebase: SignInHosts | null;
  /** The page's own inline scripts, as sources of the policy. */
  pageScripts: readonly string[];
}

/** No inline script but the page's own, no framing, no foreign host but those that Google sign-in needs. */
export const secureHeaders = (app: FastifyInstance, { firebase, pageScripts }: Policy): void => {
  const emulated = firebase?.emulator ? [firebase.emulator.browserUrl] : [];
  const headers = headersBy({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...pageScripts, ...(firebase ? ['https://apis.google.com'] : [])],
        // styled-components writes its rules into a style element
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...(firebase ? FIREBASE_APIS : []), ...emulated],
        'worker-src': ["'self'", 'blob:'],
        'frame-src': firebase ? [`https://${firebase.authDomain}`, ...emulated] : ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
      },
    },
    // the sign-in popup talks to the page that opened it
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  headers['permissions-policy'] = NO_PERMISSIONS;
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (request.protocol === 'https') void reply.header(...STRICT_TRANSPORT_HEADER);
  });
};
