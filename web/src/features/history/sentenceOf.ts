import type { HistoryType } from '@quorum/domain/organising/history';
import type { Happening } from './useHistory.ts';
import { historyText } from '../../messages/organising/historyText.generated.ts';

const decided = ({ status }: Happening): string => {
  if (status === 'CONFIRMED') return historyText.eventConfirmed;
  return status === 'CALLED_OFF' ? historyText.eventCalledOff : historyText.eventReopened;
};

/** What each kind of thing is called, with the name of the person it was about. */
const SENTENCES: Readonly<Record<HistoryType, (name: string, happening: Happening) => string>> = {
  'event.created': () => historyText.eventCreated,
  'event.changed': () => historyText.eventChanged,
  'event.decided': (_, happening) => decided(happening),
  'event.explained': () => historyText.eventExplained,
  'event.heldByRain': () => historyText.eventHeldByRain,
  'event.outcomeChanged': (_, { isEnough }) => (isEnough ? historyText.eventEnough : historyText.eventTooFew),
  'event.placesChanged': () => historyText.eventPlacesChanged,
  'event.fell': () => historyText.eventFell,
  'event.recovered': () => historyText.eventRecovered,
  'event.stillInAsked': () => historyText.eventStillInAsked,
  'event.placesOffered': () => historyText.eventPlacesOffered,
  'event.offersEnded': () => historyText.eventOffersEnded,
  'event.regularsResponded': () => historyText.eventRegularsResponded,
  'event.announced': () => historyText.eventAnnounced,
  'event.messageSent': () => historyText.eventMessageSent,
  'event.reminderDue': () => historyText.eventReminderDue,
  'event.hidden': () => historyText.eventHidden,
  'event.shown': () => historyText.eventShown,
  'event.coOrganiserJoined': () => historyText.eventCoOrganiserJoined,
  'event.coOrganiserLeft': () => historyText.eventCoOrganiserLeft,
  'event.handedOver': () => historyText.eventHandedOver,
  'series.ended': () => historyText.seriesEnded,
  'series.movedTo': () => historyText.seriesMovedTo,
  'series.left': () => historyText.seriesLeft,
  'poll.scheduled': () => historyText.pollScheduled,
  'response.created': (name) => historyText.responseCreated({ name }),
  'response.changed': (name) => historyText.responseChanged({ name }),
  'response.removed': (name) => historyText.responseRemoved({ name }),
  'response.hidden': (name) => historyText.responseHidden({ name }),
  'response.shown': (name) => historyText.responseShown({ name }),
  'response.withdrew': (name) => historyText.responseWithdrew({ name }),
  'response.attendanceMarked': (name) => historyText.responseAttendanceMarked({ name }),
  'response.paymentChanged': (name) => historyText.responsePaymentChanged({ name }),
};

/** What happened, in a sentence; null for what a newer server tells of that this page does not know. */
export const sentenceOf = (happening: Happening, name: string | undefined): string | null =>
  happening.type in SENTENCES ? SENTENCES[happening.type as HistoryType](name ?? historyText.unknown, happening) : null;
