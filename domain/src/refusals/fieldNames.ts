/** What the fields of a request are called in English where a refusal names one of them. */
export const FIELD_NAMES = {
  title: 'Title',
  location: 'Location',
  notes: 'Notes',
  name: 'Name',
  comment: 'Comment',
  reason: 'Reason',
  format: 'Format',
  startTime: 'Start time',
  endTime: 'End time',
  decisionTime: 'Decision time',
  endOfVoting: 'The end of voting',
  visibility: 'Event visibility',
  guestList: 'Guest list',
  recurring: 'Recurring event',
  sub: 'sub',
} as const;

export type FieldName = keyof typeof FIELD_NAMES;
