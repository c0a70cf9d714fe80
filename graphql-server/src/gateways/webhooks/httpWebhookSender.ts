import type { LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as requestOverHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as requestOverHttps } from 'node:https';
import { DELIVERY_SECONDS_MAX } from '@quorum/domain/platform/apiLimits';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { addressesWithin, guarded, isForbidden, resolvePublic, type Lookup } from './addresses.ts';
import { WebhookFailed, type WebhookRequest, type WebhookSender } from './WebhookSender.ts';

/** For all of it: name, connection, request and answer. */
const DEADLINE_MS = DELIVERY_SECONDS_MAX * 1_000;
/** More than a receiver has to say. */
const ANSWER_MAX = 16_384;
const HEADERS_MAX = 16_384;

interface Settings {
  publicUrl: string | null;
  /** As `127.0.0.0/8`. */
  allowedNetworks?: readonly string[];
  /** In place of name servers, for tests. */
  lookup?: Lookup;
  deadlineMs?: number;
}

/** To these addresses, whatever the name leads to by the time of the connection. */
const pinned =
  (addresses: LookupAddress[]): Lookup =>
  (_host, _options, done) =>
    done(null, addresses);

/** @throws WebhookFailed `ADDRESS` where nobody has allowed what is not public, or not safe */
const waysTo = async (url: URL, allowed: readonly string[], lookup: Lookup): Promise<RequestOptions> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const inside = await addressesWithin(allowed, host);
  const isSafe = url.protocol === 'https:';
  if (inside.length > 0) {
    const agent = new (isSafe ? HttpsAgent : HttpAgent)({ keepAlive: false });
    return { agent, lookup: pinned(inside) };
  }
  if (!isSafe || isForbidden(host)) throw new WebhookFailed('ADDRESS');
  const judged = guarded(lookup, () => new WebhookFailed('ADDRESS'));
  // it judges the very addresses that it connects to, and those that the URL names itself
  return { agent: new RequestFilteringHttpsAgent({ keepAlive: false }), lookup: judged };
};

/** Reads an answer to its end and keeps none of it. */
const drained = async (answer: IncomingMessage): Promise<number> => {
  let read = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > ANSWER_MAX) throw new WebhookFailed('TOO_MUCH');
  }
  return answer.statusCode ?? 0;
};

const isRefused = (error: unknown) => error instanceof Error && error.message.includes('is not allowed. Because');

const failureOf = (error: unknown, signal: AbortSignal): WebhookFailed => {
  if (error instanceof WebhookFailed) return error;
  if (signal.aborted) return new WebhookFailed('TIMEOUT');
  return new WebhookFailed(isRefused(error) ? 'ADDRESS' : 'UNREACHABLE');
};

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new WebhookFailed('TIMEOUT')), { once: true });
  });

/**
 * Requests to addresses that anybody may have given us: to what is public alone, by TLS, or to networks that the operator
 * has named. Redirects are not followed, and neither time nor answers are unbounded.
 */
export const httpWebhookSender = ({
  publicUrl,
  allowedNetworks = [],
  lookup = resolvePublic,
  deadlineMs = DEADLINE_MS,
}: Settings): WebhookSender => ({
  publicUrl,
  takesHttp: allowedNetworks.length > 0,
  async send({ url: text, headers, body }: WebhookRequest) {
    const signal = AbortSignal.timeout(deadlineMs);
    const url = new URL(text);
    const exchange = async () => {
      const ways = await waysTo(url, allowedNetworks, lookup);
      const request = url.protocol === 'https:' ? requestOverHttps : requestOverHttp;
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const length = { 'content-length': String(Buffer.byteLength(body)) };
        const options = { ...ways, method: 'POST', headers: { ...headers, ...length }, signal };
        request(url, { ...options, maxHeaderSize: HEADERS_MAX })
          .once('response', resolve)
          .on('error', reject)
          .end(body);
      });
      return drained(answer);
    };
    try {
      // a look-up hears of no signal
      return await Promise.race([exchange(), aborted(signal)]);
    } catch (error) {
      throw failureOf(error, signal);
    }
  },
});
