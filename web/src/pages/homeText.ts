import { messages } from '../lib/language.ts';
import { home } from '../messages/en/pages/home.ts';

export const homeText = messages('home', home);
