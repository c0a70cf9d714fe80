import { messages } from '../../lib/language.ts';
import { eventPage } from '../../messages/en/events/eventPage.generated.ts';

export const eventPageText = messages('eventPage', eventPage);
