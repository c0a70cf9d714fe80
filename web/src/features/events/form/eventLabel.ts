import { EVENT_FIELDS, type EventTextName } from '@quorum/domain/event/content';
import { translations } from '../../../lib/language.ts';

/** What a text of an event is called. */
export const eventLabel = (name: EventTextName): string =>
  translations('eventLabels')?.[name] ?? EVENT_FIELDS[name].label;
