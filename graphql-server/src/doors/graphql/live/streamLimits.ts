import { STREAMS_OF_NETWORK_MAX } from '@quorum/domain/platform/apiLimits';
import { RateLimited } from '../../../gateways/RateLimited.ts';

/** What one server bears beside its other work. */
const ALL_MAX = 10_000;
const RETRY_SECONDS = 60;

/** How many streams are open, in all and by the network that their readers come from. */
export class StreamLimits {
  readonly #ofNetwork = new Map<string, number>();
  #all = 0;

  /** @throws DomainError `RATE_LIMITED` for one too many; else the function that gives the place back */
  take(network: string): () => void {
    const own = this.#ofNetwork.get(network) ?? 0;
    if (own >= STREAMS_OF_NETWORK_MAX || this.#all >= ALL_MAX)
      throw new RateLimited({ name: 'streams' }, 'request.tooManyStreams', { retryAfter: RETRY_SECONDS });
    this.#ofNetwork.set(network, own + 1);
    this.#all++;
    return () => this.#giveBack(network);
  }

  #giveBack(network: string): void {
    const left = (this.#ofNetwork.get(network) ?? 1) - 1;
    if (left === 0) this.#ofNetwork.delete(network);
    else this.#ofNetwork.set(network, left);
    this.#all--;
  }
}
