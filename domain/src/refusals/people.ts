/** What is refused about those who organise an event together, the questions that they ask, and what it costs. */
export const people = {
  'coOrganisers.notYours': 'Only its creator may invite people to organise this event',
  'coOrganisers.notYoursToRemove': 'Only the creator may remove a co-organiser',
  'coOrganisers.linkExpired': 'This invitation is no longer valid. Ask the organiser for a new one',
  'coOrganisers.isYours': 'You are the creator of this event already',
  'coOrganisers.tooMany': 'An event has at most {max} co-organisers',
} as const;
