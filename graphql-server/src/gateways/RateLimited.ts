import { DomainError, type Said } from '@quorum/domain/errors';

/** A limit, by the name under which clients are told of it. */
export interface Policy {
  name: string;
  /** How many, in how many seconds; left out where that is told to nobody. */
  quota?: number;
  seconds?: number;
}

interface Details {
  /** Whole seconds after which trying again makes sense. */
  retryAfter: number;
  fields?: readonly string[];
}

/** A refusal of what was done too often. */
export class RateLimited extends DomainError {
  constructor(
    readonly policy: Policy,
    said: Said,
    details: Details,
  ) {
    super('RATE_LIMITED', said, details);
  }
}
