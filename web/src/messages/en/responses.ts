import { count } from '../count.ts';
import { params } from '../params.ts';

/** Answers to an event, and the dialogs about them. */
export const responses = {
  join: 'Join Event',
  joinDespiteEnough: 'Join Event (Has Enough Participants)',
  edit: 'Edit Response',
  save: 'Save Changes',
  loading: 'Loading your response...',
  name: 'Name',
  email: 'Email',
  emailHint: 'For news of this event. Only the organiser sees it.',
  joinType: 'Join Type',
  yes: 'Yes',
  maybe: 'Maybe',
  likelihood: 'Likelihood',
  comment: 'Comment',
  commentLength: params('{length} of {max}'),
  list: 'Responses',
  nobody: 'No responses yet.',
  namesHidden: count({
    one: 'One person has answered. The organiser keeps to themselves who it is.',
    other: '{count} people have answered. The organiser keeps to themselves who they are.',
  }),
  namesOnPage: count({
    one: 'One person has answered. Open the event to see who.',
    other: '{count} people have answered. Open the event to see who.',
  }),
  namesForYouAlone: 'Only you see these names: the guest list is hidden from others.',
  hidden: 'hidden',
  showAll: count({ one: 'Show {count} response', other: 'Show all {count} responses' }),
  you: '(you)',
  removeOf: params("Remove {name}'s response"),
  removeOfQuestion: params("Remove {name}'s response?"),
  removeHint: 'Whoever is removed can join again.',
  remove: 'Remove',
  joinFailed: 'Failed to join event',
  updated: 'Response updated!',
  updateFailed: 'Failed to update response',
  notAuthorized: 'Not authorized to edit',
  removed: 'Response removed successfully',
  removeFailed: 'Failed to remove response',
} as const;
