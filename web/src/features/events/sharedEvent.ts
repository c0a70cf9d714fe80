import type { EventStatus } from '@quorum/domain/decision/rules';
import { type Decidable, enoughOf } from '@quorum/domain/event/enough';
import type { Counted } from '@quorum/domain/event/progress';
import { paths } from '../../lib/paths.ts';
import { decisionText } from '../../messages/events/decisionText.generated.ts';
import type { Shared } from '../share/Shared.ts';
import { headingOf } from './enoughText.ts';
import { describeWhen } from './time/describeWhen.ts';
import type { EventTimes } from './time/eventTimes.ts';

export interface Shareable extends EventTimes, Decidable {
  urlHash: string;
  title: string;
  location: string;
  isPrivate: boolean;
  status: EventStatus;
  participants: readonly Counted[];
}

const standingOf = (event: Shareable): string => {
  if (event.status === 'CALLED_OFF') return decisionText.calledOff;
  if (event.status === 'CONFIRMED') return decisionText.itsOn;
  return headingOf(enoughOf(event.participants, event), undefined);
};

/** An event as it is shared: when, where, and what it still takes. */
export const sharedEvent = (event: Shareable): Shared => ({
  kind: 'event',
  path: paths.event(event.urlHash),
  title: event.title,
  lines: () => {
    const { day, time } = describeWhen(event);
    return [`${day}, ${time}`, event.location, standingOf(event)];
  },
});
