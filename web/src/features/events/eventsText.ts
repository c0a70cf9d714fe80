import { messages } from '../../lib/language.ts';
import { events } from '../../messages/en/events.ts';

export const eventsText = messages('events', events);
