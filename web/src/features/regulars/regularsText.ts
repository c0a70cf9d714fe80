import { messages } from '../../lib/language.ts';
import { regulars } from '../../messages/en/series/regulars.generated.ts';

export const regularsText = messages('regulars', regulars);
