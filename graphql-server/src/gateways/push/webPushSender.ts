import { buildPushPayload } from '@block65/webcrypto-web-push';
import { isPushEndpoint } from '@quorum/domain/push/services';
import { PushRefused, type PushSender, type VapidKeys } from './PushSender.ts';

/** A service that takes longer is tried again: others wait for the worker. */
const TIMEOUT_MS = 10_000;

const GONE: readonly number[] = [404, 410];

/** Too many at once, or too slow: what a repetition may mend. */
const PASSING: readonly number[] = [408, 425, 429];

interface Settings {
  keys?: VapidKeys | null | undefined;
  /** Hosts beside the push services of browsers. */
  hosts?: ReadonlySet<string>;
  /** Whom a push service can turn to: `mailto:` or `https:`. */
  contact: string;
  fetch?: typeof globalThis.fetch;
}

/** Web Push as RFC 8030, 8291 and 8292 have it. */
export const webPushSender = ({
  contact,
  keys: ownKeys = null,
  hosts = new Set(),
  fetch = globalThis.fetch,
}: Settings): PushSender => ({
  keys: ownKeys,
  takes: (endpoint) => isPushEndpoint(endpoint, hosts),
  async send({ endpoint, p256dh, auth, payload, ttl, urgency, topic }, keys) {
    // the library wants TLS; a host that the operator adds may do without
    const signedFor = endpoint.replace(/^http:/, 'https:');
    const subscription = { endpoint: signedFor, expirationTime: null, keys: { p256dh, auth } };
    const { method, headers, body } = await buildPushPayload(
      { data: payload, options: { ttl, urgency, topic } },
      subscription,
      { subject: contact, ...keys },
    );
    const response = await fetch(endpoint, {
      method,
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // nothing in the body is of interest, and a connection is free once it is read
    await response.body?.cancel();
    if (response.ok) return 'TAKEN';
    if (GONE.includes(response.status)) return 'GONE';
    const problem = `The push service answered ${response.status}`;
    const isFinal = response.status < 500 && !PASSING.includes(response.status);
    throw isFinal ? new PushRefused(problem) : new Error(problem);
  },
});
