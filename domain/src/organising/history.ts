// What organisers read of what happened to their event.

/**
 * Kinds of activities that organisers read. Not among them: what concerns one person alone, such as a device that is notified;
 * reports to the operators; what only the creator decides, such as invitations; and whom Quorum asked whether they come, since
 * that follows from records that are their own. That people are asked on the morning of the event does not, and names nobody.
 */
export const HISTORY_TYPES = [
  'event.created',
  'event.changed',
  'event.decided',
  'event.explained',
  'event.heldByRain',
  'event.outcomeChanged',
  'event.placesChanged',
  'event.fell',
  'event.recovered',
  'event.stillInAsked',
  'event.placesOffered',
  'event.offersEnded',
  'event.regularsResponded',
  'event.announced',
  'event.messageSent',
  'event.reminderDue',
  'event.hidden',
  'event.shown',
  'event.coOrganiserJoined',
  'event.coOrganiserLeft',
  'event.handedOver',
  'series.ended',
  'series.movedTo',
  'series.left',
  'poll.scheduled',
  'response.created',
  'response.changed',
  'response.removed',
  'response.hidden',
  'response.shown',
  'response.withdrew',
  'response.attendanceMarked',
  'response.paymentChanged',
] as const;

export type HistoryType = (typeof HISTORY_TYPES)[number];
