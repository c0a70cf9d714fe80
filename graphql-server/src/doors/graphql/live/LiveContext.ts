import type { Change } from '../../../gateways/LiveChanges.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';

/** What the resolvers of a subscription are given. */
export interface LiveContext extends GraphQLContext {
  /**
   * What changes from now on. Each change is read by a context of its own: with what is stored by then, and as far as its
   * reader may see it by then.
   * @param first what is told at once
   */
  watch(matches: (change: Change) => boolean, first?: Change): AsyncIterable<Change>;
  /** Ends the stream after what is told at the moment. */
  end(): void;
}
