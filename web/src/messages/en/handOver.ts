import { params } from '../params.ts';

/** An event gets another organiser. */
export const handOver = {
  handOver: 'Hand over',
  title: 'Hand Over Event',
  hint: 'Somebody else becomes the organiser: whoever opens the link, signs in and accepts. They read the answers with their email addresses. You keep no rights.',
  seriesHint: 'The series goes along, with every date that is planned. What is over stays yours.',
  makeLink: 'Create link',
  link: 'Link for the new organiser',
  linkHint: params('It works once, until {day}. A new link makes this one useless.'),
  copyLink: 'Copy Link',
  linkCopied: 'Link Copied',
  linkCopiedHint: 'Send it to the one person who is to take over.',
  linkFailed: 'The link could not be created',
  error: 'Error',
  success: 'Success',
  pageTitle: 'Take over an event',
  question: params('Become the organiser of {title}?'),
  questionHint: params(
    '{name} hands it over to you. You will edit it, see who comes and how to reach them, and cancel it if need be.',
  ),
  accept: 'Take over',
  signInHint: 'Sign in to take it over.',
  isYours: params('You are the organiser of {title}'),
  isYoursHint: 'Send this link to the one who is to take over: it works once.',
  open: 'Open the event',
  takenOver: 'You are the organiser now',
  takeOverFailed: 'The event could not be taken over',
  noLink: 'There is nothing to take over here',
  noLinkHint: 'The link may have lost its end on the way, or the event is no more. Ask for a new one.',
  loading: 'Loading the event...',
  seeAllEvents: 'See all events',
} as const;
