import type { EventStatus, WaitlistRule } from '@quorum/domain/decision/rules';
import type { Decidable } from '@quorum/domain/event/enough';
import type { EventFormat } from '@quorum/domain/decision/ladder';
import type { OwnedEvent } from '@quorum/domain/policies';
import type { Offer } from '@quorum/domain/response/plan';
import type { EventCardFragment, ResponseFragment } from '../../generated/graphql.generated.ts';

/** A question of the organiser, as an event shows it. */
export type AskedQuestion = EventCardFragment['questions'][number];

/**
 * A response, and what its event's own page alone says about it: whether the organiser has hidden it, and whether
 * another is the same.
 */
export type ShownResponse = ResponseFragment & { isHidden?: boolean; isRepeated?: boolean };

/** What the dialogs of this feature need to know of an event. */
export interface RespondableEvent extends Offer, OwnedEvent, Pick<Decidable, 'decisionRule' | 'decideAt'> {
  urlHash: string;
  title: string;
  date: string;
  endTime: string | null;
  /** Others read 'Guest' in place of names then, also in what a list says about one's own response. */
  isGuestListHidden: boolean;
  /** One that was called off takes no further responses. */
  status: EventStatus;
  formats: readonly EventFormat[];
  waitlistRule: WaitlistRule;
  /** Places that are held for people on the waitlist, while they are asked. */
  placesHeld: number;
  questions: readonly AskedQuestion[];
  participants: readonly ShownResponse[];
}
