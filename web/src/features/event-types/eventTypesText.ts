import { messages } from '../../lib/language.ts';
import { eventTypes } from '../../messages/en/events/eventTypes.generated.ts';

export const eventTypesText = messages('eventTypes', eventTypes);
