import { isEnough, type MadeUpEvent } from './makeEvent.ts';
import { everybody, nobody, playAsking, thePivotal, untilLikely, type Played, type Strategy } from './playAsking.ts';

/** What came of all events with one way of asking. */
export interface Evenings {
  /** Questions that were sent. */
  questions: number;
  /** People who got one, and events of which anybody did. */
  asked: number;
  events: number;
  /** Confirmed, and enough people came. */
  held: number;
  /** Confirmed, and too few came. */
  spoilt: number;
  /** Called off, though enough would have come. */
  lost: number;
  /** Held, where asking nobody would have called it off. */
  saved: number;
}

const none = (): Evenings => ({ questions: 0, asked: 0, events: 0, held: 0, spoilt: 0, lost: 0, saved: 0 });

const STRATEGIES = { nobody, everybody, thePivotal, untilLikely } satisfies Record<string, Strategy>;
export type Asking = Record<keyof typeof STRATEGIES, Evenings>;

const add = (sum: Evenings, { isConfirmed, questions, asked }: Played, wouldCome: boolean, isUnasked: boolean) => {
  sum.questions += questions;
  sum.asked += asked;
  sum.events += Number(asked > 0);
  sum.held += Number(isConfirmed && wouldCome);
  sum.spoilt += Number(isConfirmed && !wouldCome);
  sum.lost += Number(!isConfirmed && wouldCome);
  sum.saved += Number(isConfirmed && wouldCome && !isUnasked);
};

/** The same events with each way of asking. */
export const compareAsking = (events: readonly MadeUpEvent[]): Asking => {
  const sums: Asking = { nobody: none(), everybody: none(), thePivotal: none(), untilLikely: none() };
  for (const event of events) {
    const wouldCome = isEnough(event);
    const unasked = playAsking(event, nobody);
    for (const name of Object.keys(STRATEGIES) as (keyof Asking)[]) {
      const played = name === 'nobody' ? unasked : playAsking(event, STRATEGIES[name]);
      add(sums[name], played, wouldCome, unasked.isConfirmed);
    }
  }
  return sums;
};
