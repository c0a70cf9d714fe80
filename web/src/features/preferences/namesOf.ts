import type { NoticeKind, Way } from '@quorum/domain/notifications/kinds';
import type { RemindBefore } from '@quorum/domain/notifications/reminders';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';

// What ways, kinds of notices and moments are called, in the language of the moment.

export const nameOfWay = (way: Way): string =>
  ({ PUSH: preferencesText.PUSH, SMS: preferencesText.SMS, MAIL: preferencesText.MAIL })[way];

export const nameOfKind = (kind: NoticeKind): string =>
  ({
    decision: preferencesText.decision,
    asked: preferencesText.asked,
    place: preferencesText.place,
    changes: preferencesText.changes,
    reminder: preferencesText.reminder,
    digest: preferencesText.digest,
  })[kind];

export const nameOfMoment = (before: RemindBefore): string =>
  ({
    DAY: preferencesText.DAY,
    THREE_HOURS: preferencesText.THREE_HOURS,
    HOUR: preferencesText.HOUR,
  })[before];
