import { messages } from '../lib/language.ts';
import { home } from '../messages/en/pages/home.generated.ts';

export const homeText = messages('home', home);
