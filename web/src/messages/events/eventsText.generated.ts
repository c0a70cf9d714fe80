/* Written by `npm run codegen` from messages/en/events/events.arb. */
import { messages } from '../../lib/language.ts';
import { count } from '../count.ts';
import { params } from '../params.ts';

/** An event's card and page. */
export const eventsText = messages('events', {
  /** On the card of an event that people need the link for. */
  private: "Private",
  /** On the card of an event that is over. */
  concluded: "Event Concluded",
  confirmed: "Confirmed",
  calledOff: "Called off",
  /** On the card of a confirmed event that has too few people again. */
  atRisk: "At risk",
  decides: params("Decides {when}, {left}"),
  /** of a yes as of a maybe */
  joined: "You've joined the event!",
  yourTime: params("{time} your time"),
  repeatsWeekly: "Repeats weekly",
  repeatsBiweekly: "Repeats biweekly",
  repeatsMonthly: "Repeats monthly",
  hostedBy: params("Hosted by {name}"),
  moreInformation: "More Information",
  forecastBy: "Forecast by",
  forecastForBy: params("Forecast for {place} by"),
  chanceOfRain: params("{percent} chance of rain"),
  chanceOfSnow: params("{percent} chance of snow"),
  chanceOfSleet: params("{percent} chance of sleet"),
  participants: "Participants",
  likely: params("{chance} likely to happen"),
  enoughAreIn: "Enough are in",
  enoughExpected: "Enough are expected",
  mustBeCertain: params("{ratio} expected; {threshold} must be certain"),
  mustBeCertainBy: params("{ratio} expected; {threshold} must be certain by {when}"),
  cannotHappenYet: "Not enough responses yet",
  moreNeeded: count({ one: "{count} more needed", other: "{count} more needed" }),
  moreMakes: params("{missing} more makes {label}"),
  enoughFor: params("Enough for {label}"),
  placesLeft: count({ one: "{count} place left", other: "{count} places left" }),
  /** No place is free. */
  full: "Full",
  fullWaiting: count({ one: "Full, {count} waiting", other: "Full, {count} waiting" }),
  overbooked: count({ one: "Overbooked by {count}", other: "Overbooked by {count}" }),
  seatsTaken: params("{count} of {threshold} seats taken"),
  /** How many of the needed people are expected, such as “5.5 of 8 expected”. */
  seatsExpected: params("{ratio} expected"),
  /** How many come for certain. */
  seatsCertain: params("{count} certain"),
  /** How many said maybe. */
  seatsMaybe: params("{count} maybe"),
  /** How many are on the waitlist. */
  seatsWaiting: params("{count} waiting"),
  ratio: params("{count} of {threshold}"),
  loadMore: "Load more",
  addToCalendar: "Add to calendar",
  wasCancelledByOrganiser: params("{title} was cancelled by its organiser"),
} as const);
