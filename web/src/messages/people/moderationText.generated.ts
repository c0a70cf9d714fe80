/* Written by `npm run codegen` from messages/en/people/moderation.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** Reporting an event or a poll, and what operators do about it. */
export const moderationText = messages('moderation', {
  report: "Report this event",
  reportTitle: "Report Event",
  reportHint: "Your report goes to the operators of this site. The organiser does not learn who sent it.",
  reason: "What is wrong with it?",
  note: "What should we know?",
  /** Below a field that may stay empty. */
  noteHint: "Optional",
  /** On a button that ends the dialog: report the event. */
  send: "Report",
  reported: "Thank you. Your report has been sent.",
  reportFailed: "Failed to report event",
  hiddenTitle: "This event is hidden",
  hiddenFromCreator: "The operators of this site have hidden it, with its whole series. Only you and they can see it, and nobody can join. You can still delete it.",
  hiddenByOperators: "Only its organiser and the operators of this site can see it.",
  reportPoll: "Report this poll",
  reportPollTitle: "Report Poll",
  reportPollFailed: "Failed to report poll",
  pollHiddenTitle: "This poll is hidden",
  pollHiddenFromCreator: "The operators of this site have hidden it. Only you and they can see it, and nobody can vote. You can still delete it.",
  hidePoll: "Hide poll",
  showPoll: "Show poll again",
  pollHidden: "The poll is hidden",
  pollShown: "The poll is shown again",
  hidePollFailed: "The poll could not be hidden or shown",
  hideOf: params("Hide {name}'s response"),
  showOf: params("Show {name}'s response again"),
  hiddenHint: params("{name}'s response is hidden and does not count."),
  shownHint: params("{name}'s response is shown again."),
  undo: "Undo",
  hideResponseFailed: "Failed to hide response",
  reports: "Reports",
  reportsLead: "What people have reported, newest first.",
  reportsLoading: "Loading the reports...",
  reportsFailed: "The reports could not be loaded",
  noReports: "There are no reports.",
  /** Who organises what was reported. */
  by: params("by {name}"),
  reportedOn: params("Reported {when}"),
  /** Beside an event that an operator has hidden. */
  hidden: "Hidden",
  hideEvent: "Hide event",
  showEvent: "Show event again",
  eventHidden: "The event and its series are hidden",
  eventShown: "The event and its series are shown again",
  hideFailed: "The event could not be hidden or shown",
  /** On a button of an operator: nothing is wrong with the event. */
  dismiss: "Dismiss",
  dismissed: "Report dismissed",
  dismissFailed: "Failed to dismiss the report",
  refused: "Reports are for the operators of this site",
  refusedWhy: "Your account is not an operator’s. To report an event or a poll, open it and choose “Report” at the bottom.",
  signInFirst: "Sign in to read reports",
  signInWhy: "They are for the operators of this site.",
} as const);
