import { messages } from '../../lib/language.ts';
import { eventActions } from '../../messages/en/events/eventActions.generated.ts';

export const eventActionsText = messages('eventActions', eventActions);
