import { messages } from '../../lib/language.ts';
import { meanwhile } from '../../messages/en/meanwhile.ts';

export const meanwhileText = messages('meanwhile', meanwhile);
