import { chanceOf } from '@quorum/domain/decision/chance';
import { statusOf } from '@quorum/domain/decision/status';
import type { Decidable } from '@quorum/domain/event/enough';
import { counting, placesOf, progress, type Counted } from '@quorum/domain/event/progress';
import { HOURS, type MadeUpEvent, type Person } from './makeEvent.ts';

/** The event as the rules see it. */
export const needsOf = ({ threshold }: MadeUpEvent): Decidable => ({
  participantThreshold: threshold,
  capacity: null,
  decisionRule: 'DEFINITE',
  decideAt: HOURS,
});

/** A person's response while they say this. */
export const responseOf = ({ guests }: Person, likelihood: number): Counted => {
  const said = { likelihood, guests, minParticipants: null };
  return { ...said, status: statusOf({ ...said, isStandby: false, definiteAt: null, holdsPlace: false }) };
};

/** What is shown of an event: its progress bar, and its chance. Both from 0, the bar to more than 1. */
export interface Forecast {
  bar: number;
  chance: number;
}

export const forecastOf = (responses: readonly Counted[], event: Decidable): Forecast => ({
  bar: progress(responses, event) / 100,
  chance: chanceOf(counting(responses), placesOf(event)),
});
