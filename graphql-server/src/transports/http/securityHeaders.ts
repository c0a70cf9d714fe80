import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface Options {
  /** Where Firebase serves its sign-in pages, null with local sign-in. */
  authDomain: string | null;
}

const FIREBASE_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** No inline script, no framing, no foreign host but those that Google sign-in needs. */
export const secureHeaders = async (app: FastifyInstance, { authDomain }: Options): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(authDomain ? ['https://apis.google.com'] : [])],
        // styled-components writes its rules into a style element
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...(authDomain ? FIREBASE_APIS : [])],
        'worker-src': ["'self'", 'blob:'],
        'frame-src': authDomain ? [`https://${authDomain}`] : ["'none'"],
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
  });
};
