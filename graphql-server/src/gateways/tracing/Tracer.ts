/** The attributes of a span; never what a person wrote or who they are. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Span {
  set(attributes: Attributes): void;
  /** It went wrong for a reason of ours. */
  fail(): void;
  end(): void;
}

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** A W3C `traceparent` of the client, whose trace goes on here. */
  parent?: string | undefined;
}

/** Tells a collector what takes how long, and within what. */
export interface Tracer {
  /** A part of the span that runs now, if there is one. */
  start(span: SpanStart): Span;
  /** Spans that `work` starts, then or later, are parts of this one. */
  within<Result>(span: Span, work: () => Result): Result;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
}

/** Runs `work` as a span of its own. */
export const traced = async <Result>(
  tracer: Tracer,
  start: SpanStart,
  work: () => Promise<Result>,
): Promise<Result> => {
  const span = tracer.start(start);
  try {
    return await tracer.within(span, work);
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
};
