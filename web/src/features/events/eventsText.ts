import { messages } from '../../lib/language.ts';
import { events } from '../../messages/en/events/events.generated.ts';

export const eventsText = messages('events', events);
