import { messages } from '../../lib/language.ts';
import { mine } from '../../messages/en/people/mine.generated.ts';

export const mineText = messages('mine', mine);
