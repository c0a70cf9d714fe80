import { SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs `work` as a span of its own, part of the one that runs now. Nothing more happens where nothing is traced. */
export const traced = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  trace.getTracer('quorum').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
