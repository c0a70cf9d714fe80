import { messages } from '../../lib/language.ts';
import { moderation } from '../../messages/en/people/moderation.generated.ts';

export const moderationText = messages('moderation', moderation);
