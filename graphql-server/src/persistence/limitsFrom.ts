import type { Clock } from '../gateways/clock.ts';
import {
  isRule,
  noLimiter,
  ofNetwork,
  OWN_MACHINE_TIMES,
  refusalClaims,
  type Claim,
  type Limiter,
  type TakeRequest,
  type TakeToken,
} from '../gateways/limiter.ts';
import { MemoryCounts } from '../gateways/MemoryCounts.ts';
import { LOOPBACK, networkOf } from '../gateways/network.ts';
import type { EntityManager } from './orm.ts';
import { postgresLimiter } from './postgresLimiter.ts';

interface Limits {
  limiterIn: (em: EntityManager, actor: { address: string; uid: string | null }) => Limiter;
  takeRequest: TakeRequest;
  takeToken: TakeToken;
}

interface Settings {
  rateLimits: boolean;
  /** Null with local sign-in. */
  firebase: object | null;
}

const noGuards = (clock: Clock): Limits => ({
  limiterIn: (em) => ({
    ...noLimiter,
    async consume(claims) {
      const rules = claims.filter(isRule);
      if (rules.length > 0) await postgresLimiter(em, clock).consume(rules);
    },
  }),
  takeRequest: () => null,
  takeToken: () => null,
});

/** Behind a proxy everybody comes from this machine, so it is more lenient with itself only where sign-in is local. */
export const limitsFrom = ({ rateLimits, firebase }: Settings, clock: Clock): Limits => {
  if (!rateLimits) return noGuards(clock);
  const timesFor = (network: string) => (!firebase && network === LOOPBACK ? OWN_MACHINE_TIMES : 1);
  const within = (network: string, claims: readonly Claim[]) =>
    claims.map((claim) => ({ ...claim, times: (claim.times ?? 1) * timesFor(network) }));
  const refusals = new MemoryCounts(clock);
  const requests = new MemoryCounts(clock);
  const searches = new MemoryCounts(clock);
  const tokens = new MemoryCounts(clock);
  return {
    limiterIn(em, actor) {
      const claims = within(actor.address, refusalClaims(actor));
      return {
        ...postgresLimiter(em, clock, timesFor(actor.address)),
        checkRefusals: () => refusals.check(claims),
        addRefusal: () => refusals.add(claims),
        takeSearch() {
          // what is written for everybody counts where it is asked for
          if (actor.address === '') return;
          const search = within(actor.address, ofNetwork('search', actor.address));
          searches.check(search);
          searches.add(search);
        },
      };
    },
    takeRequest(limit, address) {
      const network = networkOf(address);
      const claims = within(network, ofNetwork(limit, network));
      requests.check(claims);
      requests.add(claims);
      return requests.tightest(claims);
    },
    takeToken(tokenId) {
      const claim = { limit: 'token', key: String(tokenId) } as const;
      const isExceeded = tokens.left(claim).remaining === 0;
      if (!isExceeded) tokens.add([claim]);
      return { ...tokens.left(claim), isExceeded };
    },
  };
};
