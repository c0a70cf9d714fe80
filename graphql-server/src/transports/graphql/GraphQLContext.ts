import type { Context } from '../../use-cases/Context.ts';

/** What a resolver is given: the way to the use-cases, and the browser that asks. */
export interface GraphQLContext {
  /** @throws DomainError `UNAUTHENTICATED` for an ID token that is not a valid one */
  open(): Promise<Context>;
  /** Where links lead, such as `https://quorum.example`. */
  origin: string;
  /** Lets the browser keep the secret by which it is known again. */
  keepVisitorToken(token: string): void;
  /** The operation changes something. */
  noteWrite(): void;
  /** The answer is the same for everyone, until an event passes. */
  notePublic(): Promise<void>;
}
