import { messages } from '../lib/language.ts';
import { pages } from '../messages/en/pages/pages.ts';

export const pagesText = messages('pages', pages);
