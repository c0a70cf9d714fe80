import { calendarStatusFor, calendarStatusOf, type CalendarStatus } from '@quorum/domain/decision/decision';
import { statusOf, type ResponseStatus } from '@quorum/domain/decision/status';
import type { EventEntity, ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import { calendarDecisionOf } from '../use-cases/calendar/calendarDecision.ts';
import type { OwnStanding } from './messages/parts/ownStanding.ts';
import { enoughIn, responseDescriber } from './standing.ts';

/** Who is likeliest to be there comes first. */
const ORDER: readonly ResponseStatus[] = ['GOING', 'WAITLISTED', 'CONDITIONAL', 'MAYBE', 'STANDBY', 'DECLINED'];

const addressOf = ({ email }: { email: string | null }) => email?.toLowerCase() ?? '';

const byAddress = (responses: readonly ParticipantEntity[]) => {
  const all = new Map<string, ParticipantEntity[]>();
  for (const one of responses) {
    const sharing = all.get(addressOf(one));
    if (sharing) sharing.push(one);
    else all.set(addressOf(one), [one]);
  }
  return all;
};

/** The same where one response is known, and whether enough people are in. */
export const calendarStatusWith = (event: EventEntity, reader: ParticipantEntity, isEnough: boolean): CalendarStatus =>
  calendarStatusFor(calendarStatusOf(calendarDecisionOf(event), isEnough), [statusOf(reader)]);

/**
 * What tells how each of those who responded stands with an event. Several people may share an address, and one mail is
 * for all of them: it speaks of the response that is likeliest to be there.
 */
export const ownStandings = (event: ShownEvent): ((reader: ParticipantEntity) => OwnStanding) => {
  const describe = responseDescriber(event);
  const sharing = byAddress(event.participants.getItems());
  const status = calendarStatusOf(calendarDecisionOf(event), enoughIn(event).isEnough);
  return (reader) => {
    const own = (reader.email && sharing.get(addressOf(reader))) || [reader];
    const statuses = own.map((one) => statusOf(one));
    const first = ORDER.find((each) => statuses.includes(each));
    const response = own.find((one) => statusOf(one) === first) ?? reader;
    return { response: describe(response), calendar: calendarStatusFor(status, statuses) };
  };
};
