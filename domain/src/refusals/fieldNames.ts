/** What fields are called in English, in forms, in mails and where a refusal names one of them. */
export const FIELD_NAMES = {
  title: 'Title',
  location: 'Location',
  notes: 'Notes',
  webLink: 'Web Link',
  chatLink: 'Our chat',
  question: 'Question',
  option: 'Option',
  answer: 'Answer',
  howToPay: 'How to pay',
  name: 'Name',
  comment: 'Comment',
  message: 'Message',
  reason: 'Reason',
  format: 'Format',
  startTime: 'Start time',
  endTime: 'End time',
  decisionTime: 'Decision time',
  endOfVoting: 'The end of voting',
  visibility: 'Event visibility',
  guestList: 'Guest list',
  stillIn: 'Asking who is still in',
  recurring: 'Recurring event',
  sub: 'sub',
} as const;

export type FieldName = keyof typeof FIELD_NAMES;
