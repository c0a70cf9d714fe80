import { messages } from '../lib/language.ts';
import { about } from '../messages/en/about.ts';

export const aboutText = messages('about', about);
