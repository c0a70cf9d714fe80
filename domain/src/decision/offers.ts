import { roomIn, sumOfSeats, type Places } from './party.ts';
import type { WaitlistRule } from './rules.ts';

/** Places that are held for a party while it is asked. */
export interface Offer {
  /** How many; fewer than the party, where no more are free. */
  seats: number;
  /** Whether it does not fit as a whole, and is asked whether fewer come. */
  isForFewer: boolean;
  /** In milliseconds since the epoch. */
  until: number;
}

/** A party that comes for certain, as far as it gets a place. */
export interface Arrival {
  seats: number;
  /** Whether it holds its places already. */
  holdsPlace: boolean;
  /** What it is offered; null or absent for nothing. */
  offer?: Offer | null;
  /** It has let so many free places go, and is asked again once more are free. */
  passedFor?: number;
  /** Has said yes just now, so need not be asked whether that holds. */
  isNew?: boolean;
}

/** How free places are given to those who wait. */
export interface Offering {
  rule: WaitlistRule;
  /** In milliseconds since the epoch. */
  now: number;
  /** How long an offer holds that is made now; null where none is made any more. */
  until: number | null;
  /** No offer holds longer: the start, which may have been later when an offer was made. */
  latest?: number;
}

/** Somebody who waits, in line. */
export class Waiting<A extends Arrival> {
  readonly seats: number;
  offer: Offer | null;
  hasPlace = false;

  constructor(
    readonly arrival: A,
    public passedFor: number,
  ) {
    this.seats = arrival.seats;
    this.offer = arrival.offer ?? null;
  }
}

/** Those who wait, and the places that there are for them. */
export class Line<A extends Arrival> {
  readonly waiting: Waiting<A>[];
  readonly #room: number;
  readonly #freeAtFirst: number;
  #held: number;
  /** The sum of what is offered: a line may be a thousand long. */
  #offered = 0;

  /** @param arrivals in order of arrival */
  constructor(
    arrivals: readonly A[],
    private readonly places: Places,
    private readonly offering: Offering,
  ) {
    this.#room = roomIn(places);
    this.#held = sumOfSeats(arrivals.filter(({ holdsPlace }) => holdsPlace));
    this.#freeAtFirst = this.free;
    // a party that is larger than the capacity holds nobody up
    this.waiting = arrivals
      .filter(({ holdsPlace, seats }) => !holdsPlace && seats <= this.#room)
      .map((arrival) => this.#arrive(arrival));
    this.#offered = sumOfSeats(this.waiting.flatMap(({ offer }) => offer ?? []));
    this.#fitOffers();
  }

  #arrive(arrival: A): Waiting<A> {
    const { offer, passedFor = 0 } = arrival;
    const isLapsed = offer != null && offer.until <= this.offering.now;
    const waiting = new Waiting(arrival, isLapsed ? this.free : passedFor);
    if (isLapsed || this.offering.until === null) waiting.offer = null;
    const { latest = Infinity } = this.offering;
    if (waiting.offer && waiting.offer.until > latest) waiting.offer = { ...waiting.offer, until: latest };
    return waiting;
  }

  /** The places that nobody has, held or not. */
  get free(): number {
    return Math.max(0, this.#room - this.#held);
  }

  /** Of them those that are held for nobody. */
  get left(): number {
    return this.free - Math.min(this.free, this.#offered);
  }

  leftFor({ offer }: Waiting<A>): number {
    return this.left + (offer?.seats ?? 0);
  }

  /** Whether fewer people have a place than the event needs. */
  get isShort(): boolean {
    return this.#held < this.places.threshold;
  }

  /** Whether it has let go what is free. */
  hasPassed({ passedFor }: Waiting<A>): boolean {
    return passedFor >= this.#freeAtFirst;
  }

  /** Whether it said just now that it comes with so many: fewer, where it was asked that. */
  hasJustSaidYes(one: Waiting<A>): boolean {
    if (one.offer) return one.offer.isForFewer && one.seats <= one.offer.seats;
    return one.arrival.isNew === true && one.seats <= this.left;
  }

  take(one: Waiting<A>): void {
    one.hasPlace = true;
    this.#setOffer(one, null);
    this.#held += one.seats;
    this.#fitOffers();
  }

  /** Offers the places that it can take. An offer that was made keeps its time. */
  offer(one: Waiting<A>): void {
    const isToAll = this.offering.rule === 'OFFERED_TO_ALL';
    const seats = Math.min(one.seats, isToAll ? this.free : this.leftFor(one));
    if (one.offer === null && this.hasPassed(one)) return;
    const until = one.offer?.until ?? (isToAll ? this.#commonUntil() : null) ?? this.offering.until;
    this.#setOffer(one, seats === 0 || until === null ? null : { seats, isForFewer: seats < one.seats, until });
  }

  #setOffer(one: Waiting<A>, offer: Offer | null): void {
    this.#offered += (offer?.seats ?? 0) - (one.offer?.seats ?? 0);
    one.offer = offer;
  }

  /** All are offered the same, so one who comes later does not prolong it. */
  #commonUntil(): number | null {
    return this.waiting.find(({ offer }) => offer !== null)?.offer?.until ?? null;
  }

  /** Ends offers, or makes them smaller, that there is no room for any more; those who came last go first. */
  #fitOffers(): void {
    if (this.#offered === 0) return;
    let rest = this.free;
    for (const one of this.waiting) {
      if (one.offer === null) continue;
      const seats = Math.min(one.offer.seats, one.seats, rest);
      // a party that becomes smaller has answered whether fewer come
      const isForFewer = one.offer.isForFewer || seats < one.seats;
      this.#setOffer(one, seats === 0 ? null : { ...one.offer, seats, isForFewer });
      if (this.offering.rule !== 'OFFERED_TO_ALL') rest -= seats;
    }
  }

  /** What is remembered of the places that it let go: those that somebody has taken since are others once they are free again. */
  passedForOf({ passedFor }: Waiting<A>): number {
    return Math.min(passedFor, this.free);
  }
}
