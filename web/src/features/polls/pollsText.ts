import { messages } from '../../lib/language.ts';
import { polls } from '../../messages/en/polls.ts';

export const pollsText = messages('polls', polls);
