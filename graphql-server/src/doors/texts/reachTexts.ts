// What both doors say about how many people are told.

export const EVENT_REACH = {
  decision: 'How many are told when it is confirmed, called off or deleted; 0 once it is over',
  changes: 'How many are told of a new time or place, or of new notes where that is asked for',
};

export const POLL_REACH = {
  ended: 'How many are told when it ends without a date or is deleted; 0 once its dates are over or it has its event',
  moved: 'How many are told at most when dates are moved: those who voted on these dates; 0 unless it is open',
  scheduled: 'How many are told at most when a date becomes the event: those who voted on it; 0 once it has its event',
};

export const REACH_EXAMPLES = {
  'EventReach.decision': 12,
  'EventReach.changes': 11,
  'PollReach.ended': 12,
  'PollReach.moved': 12,
  'PollReach.scheduled': 13,
};
