import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../../use-cases/Context.ts';
import type { KeyedRequest } from '../../use-cases/KeyedRequest.ts';

/** What is found out about a response while it is executed for a cache. */
export interface Cacheability {
  /** Whether only what is the same for everybody is executed; for somebody without an identity everything is. */
  isForEverybody: boolean;
  /** Whether it is the same for everybody. */
  isPublic: boolean;
  /** What went wrong, if anything. */
  errors: readonly GraphQLFormattedError[];
}

/** What a resolver is given: the way to the use-cases, and the browser of the request. */
export interface GraphQLContext {
  /** @throws DomainError `UNAUTHENTICATED` for an ID token that is not a valid one */
  open(): Promise<Context>;
  /** Given where a program acts with an API token: whether that is for a field of a query or mutation. @throws DomainError `INSUFFICIENT_SCOPE` */
  requireScope?(field: string): Promise<void>;
  /** Where links lead, such as `https://quorum.example`. */
  origin: string;
  /** Lets the browser keep the secret by which it is known again. */
  keepVisitorToken(token: string): void;
  /** Whether the request as a whole is done once, for its `Idempotency-Key`. */
  isKeyed?: boolean;
  /** Whether it changes several things, of which some may be done and others refused. */
  isSeveral?: boolean;
  /** That request, once something in it is done. */
  keyed?: KeyedRequest;
  /** What it was answered before. */
  kept?: string | null;
  /** Given where the response is for a cache. */
  cacheability?: Cacheability;
}
