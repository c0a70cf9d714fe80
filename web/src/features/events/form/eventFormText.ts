import { messages } from '../../../lib/language.ts';
import { eventForm } from '../../../messages/en/eventForm.ts';

export const eventFormText = messages('eventForm', eventForm);
