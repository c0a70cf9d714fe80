import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Attributes, Span, SpanStart, Tracer } from './Tracer.ts';

/** The numbers that OTLP gives them. */
const KINDS = { internal: 1, server: 2, client: 3 };
const FAILED = 2;
const SEND_EVERY_MS = 2_000;
const SEND_TIMEOUT_MS = 5_000;
/** While no collector responds, what is more than this is dropped. */
const KEPT_MAX = 5_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

interface OpenSpan extends Span {
  traceId: string;
  spanId: string;
}

interface Settings {
  /** Of an OTLP collector over HTTP, such as `http://localhost:4318`. */
  endpoint: string;
  version: string;
  /** Nobody takes the spans. */
  onFault: (reason: string) => void;
}

/** Nanoseconds since 1970, which are more than a number holds. */
const nowNano = () => String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n);

const valueOf = (value: string | number) =>
  typeof value === 'string'
    ? { stringValue: value }
    : Number.isInteger(value)
      ? { intValue: String(value) }
      : { doubleValue: value };

const listed = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

/** Spans in the JSON of OTLP over HTTP, gathered and sent every few seconds. */
export const otlpTracer = ({ endpoint, version, onFault }: Settings): Tracer => {
  const current = new AsyncLocalStorage<OpenSpan>();
  const resource = { attributes: listed({ 'service.name': 'quorum', 'service.version': version }) };
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  let ended: object[] = [];
  let sending = Promise.resolve();

  const post = async (spans: object[]) => {
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'quorum' }, spans }] }] });
    const headers = { 'content-type': 'application/json' };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) onFault(`The collector answers ${response.status}`);
    } catch {
      onFault('The collector does not answer');
    }
  };

  const send = () => {
    const spans = ended;
    if (spans.length === 0) return sending;
    ended = [];
    return (sending = sending.then(() => post(spans)));
  };
  const timer = setInterval(() => void send(), SEND_EVERY_MS).unref();

  const start = ({ name, kind, attributes = {}, parent }: SpanStart): OpenSpan => {
    const [, traceId, parentSpanId] = TRACEPARENT.exec(parent ?? '') ?? [];
    const above = current.getStore();
    const ids = {
      traceId: traceId ?? above?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
    };
    const begun = nowNano();
    let all = attributes;
    let hasFailed = false;
    return {
      ...ids,
      set: (more) => void (all = { ...all, ...more }),
      fail: () => void (hasFailed = true),
      end() {
        if (ended.length >= KEPT_MAX) return;
        ended.push({
          ...ids,
          parentSpanId: parentSpanId ?? above?.spanId ?? '',
          name,
          kind: KINDS[kind],
          startTimeUnixNano: begun,
          endTimeUnixNano: nowNano(),
          attributes: listed(all),
          status: hasFailed ? { code: FAILED } : {},
        });
      },
    };
  };

  return {
    start,
    within: (span, work) => current.run(span as OpenSpan, work),
    async stop() {
      clearInterval(timer);
      await send();
    },
  };
};
