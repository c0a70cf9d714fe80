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

/** What came of it. Times in milliseconds. */
export interface LoadResult {
  count: number;
  errors: number;
  seconds: number;
  p50: number;
  p99: number;
}
