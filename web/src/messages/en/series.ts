/** Events that recur, and their series. */
export const series = {
  thisEvent: 'This event',
  thisEventHint: 'The series stays as it is.',
  thisAndFollowing: 'This and following events',
  thisAndFollowingHint: 'The series goes on like this, and so do dates that are planned already.',
  applyTo: 'Apply changes to',
  end: 'End series',
  endQuestion: 'End this series?',
  endHint: 'No more dates are added. What is already planned still takes place, and nothing is deleted.',
  ended: 'Series ended',
  endFailed: 'Failed to end series',
  links: 'Series',
  previous: 'Previous',
  next: 'Next',
  deletesFirst: 'It is the first of its series: the series ends with it. Dates that are already planned stay.',
  deletesOne: 'This skips one date; the series goes on.',
} as const;
