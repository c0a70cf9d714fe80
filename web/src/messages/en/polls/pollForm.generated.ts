/* Written by `npm run codegen` from messages/en/polls/pollForm.arb. */
import { count } from '../../count.ts';
import { params } from '../../params.ts';

/** Creating and editing a date poll. */
export const pollForm = {
  dates: "Dates to vote on",
  /** Label of a time. */
  start: "Start",
  /** Label of a time. */
  end: "End (optional)",
  endsLater: count({ one: "Ends the next day", other: "Ends {count} days later" }),
  /** Label of a choice, such as “2 h”. */
  length: "Length",
  /** A length of time, abbreviated. */
  hours: params("{hours} h"),
  noEnd: "No end",
  timesOfAll: "Times of all dates",
  timesOf: params("Times on {date}"),
  monthBefore: "Previous month",
  monthAfter: "Next month",
  everyWeekday: params("{short}: every {weekday}, {weeks}"),
  weeks: count({ one: "1 week", other: "{count} weeks" }),
  weekdayTakes: "Tapping a weekday adds",
  weekdayHint: "Tap days, or drag across them. Tap the name of a weekday to add that day of several weeks.",
  chosenDates: params("{count} of at most {max} dates chosen"),
  addTimeOn: params("Add another time on {date}"),
  removeDate: params("Remove {date}"),
  moreOptions: "More options",
  whoPicks: "Who picks the date?",
  /** The answer to “Who picks the date?” */
  automatic: "The votes",
  automaticHint: "The first date that is likely enough becomes the event by itself",
  /** The answer to “Who picks the date?”, by the organiser. */
  manual: "I do",
  manualHint: "You pick a date whenever you like",
  scheduleChance: "Likely enough is a chance of",
  closesAt: "Voting ends",
  closesAtHint: "Leave it empty to end with the start of the last date.",
  editTitle: "Edit Poll",
  updated: "Poll updated",
  updateFailed: "The poll could not be updated",
  moveIsTold: count({ one: "One person is told if you move a date that they voted on.", other: "If you move a date, up to {count} people are told: those who voted on it." }),
  createTitle: "Find a date",
  createLead: "Offer some dates. The one that enough people can make becomes the event.",
  /** On a button: create the poll. */
  create: "Open Poll",
  creating: "Opening...",
  created: "The poll is open. Send its link to those you want to ask.",
  createFailed: "The poll could not be opened. Please try again.",
  organiserIsInHint: "You vote yes on each date, and can change that on the page of the poll.",
  signIn: "You need to sign in to open a poll. What you have typed is kept.",
} as const;
