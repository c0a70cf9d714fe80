import { messages } from '../lib/language.ts';
import { guide } from '../messages/en/guide.ts';

export const guideText = messages('guide', guide);
