import type { Change } from '../../../gateways/LiveChanges.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';

/** What the resolvers of a subscription are given. */
export interface LiveContext extends GraphQLContext {
  /**
   * What changes from now on. Each change is read by a context of its own: with what is stored by then, and as far as its
   * reader may see it by then.
   * @param first what is told at once
   * @param takesPart whether the reader hears by then of what only some may notice; left out where nothing of the kind matches
   */
  watch(matches: (change: Change) => boolean, first: Change, takesPart?: () => Promise<boolean>): AsyncIterable<Change>;
  /** Ends the stream after what is told at the moment. */
  end(): void;
}
