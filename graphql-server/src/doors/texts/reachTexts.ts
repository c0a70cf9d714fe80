// What both doors say about how many people are told.

export const EVENT_REACH = {
  decision: 'How many people are notified when it is confirmed, called off or deleted; 0 once it is over',
  changes: 'How many people are notified of a new time or place, or of new notes if the organiser chooses so',
};

export const POLL_REACH = {
  ended:
    'How many people are notified when it ends without a date or is deleted; 0 once its dates are over or it has its event',
  moved:
    'At most how many people are notified when dates are moved: those who voted on these dates; 0 unless it is open',
  scheduled:
    'At most how many people are notified when a date becomes the event: those who voted on it; 0 once it has its event',
};

export const REACH_EXAMPLES = {
  'EventReach.decision': 12,
  'EventReach.changes': 11,
  'PollReach.ended': 12,
  'PollReach.moved': 12,
  'PollReach.scheduled': 13,
};
