import { messages } from '../../lib/language.ts';
import { calendarFeed } from '../../messages/en/people/calendarFeed.generated.ts';

export const calendarFeedText = messages('calendarFeed', calendarFeed);
