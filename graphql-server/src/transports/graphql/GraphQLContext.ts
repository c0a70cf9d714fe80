import type { Context } from '../../use-cases/Context.ts';

/** What is found out about an answer that others may be given too. */
export interface ForAll {
  /** Whether everybody gets the same answer to the document. */
  isPublic: boolean;
  /** Whether nothing went wrong that may go well the next time. */
  isWhole: boolean;
}

/** What a resolver is given: the way to the use-cases, and the browser that asks. */
export interface GraphQLContext {
  /** @throws DomainError `UNAUTHENTICATED` for an ID token that is not a valid one */
  open(): Promise<Context>;
  /** Where links lead, such as `https://quorum.example`. */
  origin: string;
  /** Lets the browser keep the secret by which it is known again. */
  keepVisitorToken(token: string): void;
  /** Something has changed. */
  noteWrite(): void;
  /** Of what is to be kept for everybody; nothing else is executed then. */
  forAll?: ForAll;
}
