import { messages } from '../lib/language.ts';
import { pages } from '../messages/en/pages/pages.generated.ts';

export const pagesText = messages('pages', pages);
