import { messages } from '../../lib/language.ts';
import { eventTypes } from '../../messages/en/events/eventTypes.ts';

export const eventTypesText = messages('eventTypes', eventTypes);
