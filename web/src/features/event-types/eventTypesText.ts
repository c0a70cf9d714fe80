import { messages } from '../../lib/language.ts';
import { eventTypes } from '../../messages/en/eventTypes.ts';

export const eventTypesText = messages('eventTypes', eventTypes);
