import { messages } from '../../lib/language.ts';
import { meanwhile } from '../../messages/en/events/meanwhile.generated.ts';

export const meanwhileText = messages('meanwhile', meanwhile);
