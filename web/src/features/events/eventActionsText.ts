import { messages } from '../../lib/language.ts';
import { eventActions } from '../../messages/en/eventActions.ts';

export const eventActionsText = messages('eventActions', eventActions);
