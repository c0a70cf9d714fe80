import { messages } from '../../../lib/language.ts';
import { homePolls } from '../../../messages/en/polls/homePolls.generated.ts';

export const homePollsText = messages('homePolls', homePolls);
