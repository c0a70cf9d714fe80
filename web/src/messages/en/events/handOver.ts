import { params } from '../../params.ts';

/** An event or a poll gets another organiser. */
export const handOver = {
  handOver: 'Hand over',
  title: 'Hand Over Event',
  hint: 'Create a link and send it to the new organiser. Once they sign in and accept, the event is theirs: they see all answers and email addresses, and you can no longer manage it.',
  seriesHint: 'This hands over the series: its first date and all planned ones. Other past dates stay yours.',
  makeLink: 'Create link',
  link: 'Link for the new organiser',
  linkHint: params('It works once, until {day}. If you create a new link, this one stops working.'),
  copyLink: 'Copy Link',
  linkCopied: 'Link Copied',
  linkCopiedHint: 'Send it only to the person who will take over.',
  linkFailed: 'The link could not be created',
  withdraw: 'Withdraw this link',
  withdrawEarlier: 'Withdraw an earlier link',
  withdrawn: 'Link Withdrawn',
  withdrawnHint: 'Nobody can take over this event with a link now.',
  withdrawFailed: 'The link could not be withdrawn',
  pageTitle: 'Take over an event',
  question: params('Become the organiser of {title}?'),
  questionHint: params(
    '{name} hands it over to you. You can then edit or cancel it, and see who is coming and how to reach them.',
  ),
  accept: 'Take over',
  signInHint: 'Sign in to take it over.',
  isYours: params('You are the organiser of {title}'),
  isYoursHint: 'Send this link to the person who will take over. It works once.',
  open: 'Open the event',
  takenOver: 'You are the organiser now',
  takeOverFailed: 'The event could not be taken over',
  noLink: 'There is nothing to take over here',
  noLinkHint:
    'The link may be incomplete or no longer valid, or the event was deleted. Ask the organiser for a new link.',
  loading: 'Loading the event...',
  pollTitle: 'Hand Over Poll',
  pollHint:
    'Create a link and send it to the new organiser. Once they sign in and accept, the poll and the event that it becomes are theirs: they see all votes and email addresses, and you can no longer manage them.',
  pollWithdrawnHint: 'Nobody can take over this poll with a link now.',
  pollPageTitle: 'Take over a poll',
  pollQuestionHint: params(
    '{name} hands it over to you. You can then edit it, pick its date, and see who voted and how to reach them.',
  ),
  openPoll: 'Open the poll',
  pollTakeOverFailed: 'The poll could not be taken over',
  noPollLinkHint:
    'The link may be incomplete or no longer valid, or the poll was deleted. Ask the organiser for a new link.',
  pollLoading: 'Loading the poll...',
  seeAllEvents: 'See all events',
} as const;
