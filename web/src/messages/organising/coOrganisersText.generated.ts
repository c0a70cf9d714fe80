/* Written by `npm run codegen` from messages/en/organising/coOrganisers.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** Those who organise an event together, and where those who come talk to each other. */
export const coOrganisersText = messages('coOrganisers', {
  /** On a button, and above the dialog that it opens. */
  people: "Co-organisers",
  with: params("Together with {names}"),
  hint: "They can do all that you can, except delete the event, hand it over or invite others.",
  /** In place of the list of co-organisers. */
  none: "Nobody yet",
  invite: "Create an invitation link",
  inviteAnother: "Create another link",
  inviteFailed: "Failed to create the link",
  link: "Invitation link",
  linkHint: "For one person, and valid for seven days",
  copy: "Copy link",
  copied: "Link copied",
  copiedHint: "Send it to the person who will organise with you",
  full: params("An event has at most {max} co-organisers"),
  remove: params("Remove {name}"),
  removed: "Removed",
  removeFailed: "Failed to remove this person",
  /** On a button: be no organiser of the event any more. */
  leave: "Stop organising",
  left: "You no longer organise this event",
  pageTitle: "Organise together",
  question: params("Organise “{title}” together?"),
  questionHint: params("{name} invites you to organise this event with them."),
  signInHint: "Sign in to accept.",
  accept: "Organise Together",
  accepted: "You now organise this event, too",
  acceptFailed: "Failed to accept",
  isYours: params("You already organise “{title}”"),
  isYoursHint: "Send the link to the person who should organise it with you.",
  open: "See the event",
  loading: "Loading the event...",
  noLink: "This link does not work",
  noLinkHint: "Ask the organiser for a new invitation.",
  chat: "Our chat",
  chatLink: "Link to your group chat",
  chatHint: "Only organisers and people who are coming, or may come, can see it.",
  /** On a button: save the link to the group chat. */
  chatSave: "Save",
  chatSaved: "Saved",
  chatFailed: "Failed to save the link",
} as const);
