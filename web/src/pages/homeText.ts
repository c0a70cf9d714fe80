import { messages } from '../lib/language.ts';
import { home } from '../messages/en/home.ts';

export const homeText = messages('home', home);
