import { EVENT_FIELDS } from '@quorum/domain/event/content';
import type { Recorded } from '../activity/Activity.ts';

/** What was changed: the names of fields, and the former values of those that receivers read. */
export interface Changes {
  fields: string[];
  before?: Record<string, unknown>;
}

/** Of an event, as `EventData` has them. */
const READ_BEFORE = [
  ...['title', 'date', 'endTime', 'timezone', 'location', 'isPrivate', 'decideAt', 'participantThreshold'],
  'capacity',
];

/** Of a response: what counts. What people write of themselves is theirs. */
const COUNTS = ['likelihood', 'guests', 'minParticipants', 'isStandby'];

/** The type is stored as a relation. */
const isPublic = (name: string): boolean =>
  name === 'eventType' || (name in EVENT_FIELDS && EVENT_FIELDS[name as keyof typeof EVENT_FIELDS].isPublic);

const ofContent = (before: Record<string, unknown>): Changes => ({
  fields: Object.keys(before).filter(isPublic),
  before: Object.fromEntries(Object.entries(before).filter(([name]) => READ_BEFORE.includes(name))),
});

/** Null where it is no change of something that was there. */
export const changesIn = (activity: Recorded): Changes | null => {
  switch (activity.type) {
    case 'event.changed':
      return ofContent(activity.before);
    case 'event.decided':
      return { fields: ['status'], before: { status: activity.before } };
    case 'event.explained':
      return { fields: ['statusReason'] };
    case 'response.changed':
    case 'response.replied':
      return { fields: activity.fields.filter((name) => COUNTS.includes(name)) };
    default:
      return null;
  }
};
