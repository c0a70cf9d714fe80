import { messages } from '../../lib/language.ts';
import { follow } from '../../messages/en/people/follow.generated.ts';

export const followText = messages('follow', follow);
