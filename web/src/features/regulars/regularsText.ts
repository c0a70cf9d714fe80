import { messages } from '../../lib/language.ts';
import { regulars } from '../../messages/en/series/regulars.ts';

export const regularsText = messages('regulars', regulars);
