import { messages } from '../../lib/language.ts';
import { polls } from '../../messages/en/polls/polls.generated.ts';

export const pollsText = messages('polls', polls);
