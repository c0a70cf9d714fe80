import { messages } from '../../lib/language.ts';
import { eventPage } from '../../messages/en/events/eventPage.ts';

export const eventPageText = messages('eventPage', eventPage);
