/** What is refused to organisers: messages, attendance, and people whom they add. */
export const organising = {
  'attendance.unreadable': 'attended must be true, false or null',
  'attendance.closed': 'Who came can be marked until {days} days after the event',
  'response.notYoursToMark': 'Only the organiser may mark who came',
  'response.notYoursToAdd': 'Only the organiser may add people by name',
  'response.notYoursToPromote': 'Only the organiser may give a place to somebody on the waitlist',
  'response.notWaiting': 'Only somebody on the waitlist can be given a place',
  'event.notYoursToList': 'Only the organiser may take the list along',

  'message.required': 'Message is required',
  'message.group': 'The group must be ALL, GOING, MAYBE or WAITLISTED',
  'message.unreadable': 'The message must be an object with text and group',
  'event.historyNotYours': 'Only the organiser may read what happened so far',
  'event.notYoursToTell': 'Only the organiser may write to everybody',
  'limit.messages': 'Two messages a day is all that people get from one event. Please try again tomorrow',
} as const;
