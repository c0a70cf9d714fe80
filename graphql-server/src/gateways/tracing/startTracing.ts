import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { diag, DiagConsoleLogger, DiagLogLevel, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';

const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);
/** A collector that does not answer does not hold the shutdown for longer. */
const STOP_MS = 2_000;

/** What a collector may learn: never what a person wrote, who they are, or an address, which may hold a secret. */
const EXPORTED_ATTRIBUTES = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'error.type',
  'quorum.request_id',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
]);

type Export = Parameters<OTLPTraceExporter['export']>;

class DiscreetExporter extends OTLPTraceExporter {
  override export(spans: Export[0], done: Export[1]): void {
    for (const { attributes, events, status } of spans) {
      for (const name of Object.keys(attributes))
        if (!EXPORTED_ATTRIBUTES.has(name)) Reflect.deleteProperty(attributes, name);
      // the messages of errors quote values
      events.length = 0;
      delete status.message;
    }
    super.export(spans, done);
  }
}

/** What a statement does, and to which table first. */
const nameStatement = (span: Span, { query: { text } }: { query: { text: string } }) => {
  const [, operation = 'statement', table] =
    /^\s*(\w+)(?:[^'"]*?\b(?:from|into|update)\s+"?([a-z_]+)"?)?/i.exec(text) ?? [];
  const name = operation.toLowerCase();
  span.updateName(table ? `${name} ${table}` : name);
  span.setAttributes({ 'db.operation.name': name, ...(table && { 'db.collection.name': table }) });
};

const instrumentations = () => [
  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.has(url.split('?')[0] ?? ''),
    // others are not told which trace asks them
    disableOutgoingRequestInstrumentation: true,
  }),
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true, requestHook: nameStatement }),
];

/** Tells an OTLP collector what takes how long, and within what; OpenTelemetry's own variables say which and how. */
export const startTracing = ({ version }: { version: string }): (() => Promise<void>) => {
  // unless OTEL_LOG_LEVEL says otherwise
  diag.setLogger(new DiagConsoleLogger(), { logLevel: DiagLogLevel.ERROR });
  const sdk = new NodeSDK({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'quorum', 'service.version': version })),
    traceExporter: new DiscreetExporter(),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: instrumentations(),
  });
  sdk.start();
  // the instrumentations see what is required, not what is imported; both lead to the same classes, which they patch
  const require = createRequire(import.meta.url);
  require('node:http');
  require('pg');
  return async () => {
    await Promise.race([sdk.shutdown().catch(() => undefined), delay(STOP_MS, undefined, { ref: false })]);
  };
};
