/** What the load generator is told to do. */
export interface LoadJob {
  port: number;
  /** Sent in turn, each time with a new `Idempotency-Key` where it has one. */
  requests: string[];
  /** How many ask at a time. */
  connections: number;
  seconds: number;
  /** The address to come from. */
  from?: string;
}

/** Visitors who poll, and others who join: each request is sent at its time, whatever became of those before. */
export interface OpenLoadJob {
  port: number;
  visitors: number;
  /** How often each visitor polls. */
  everySeconds: number;
  poll: string;
  joinsPerSecond: number;
  /** Sent in turn, each time with a new `Idempotency-Key`. */
  joins: string[];
  /** How long it is measured, after each visitor has polled once. */
  seconds: number;
  /** The address that joiners come from. */
  joinersFrom?: string;
}

/** What came of it. Times in milliseconds. */
export interface LoadResult {
  count: number;
  errors: number;
  seconds: number;
  p50: number;
  p99: number;
}
