import { messages } from '../../lib/language.ts';
import { events } from '../../messages/en/events/events.ts';

export const eventsText = messages('events', events);
