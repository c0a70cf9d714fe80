import { messages } from '../../lib/language.ts';
import { webhooks } from '../../messages/en/people/webhooks.generated.ts';

export const webhooksText = messages('webhooks', webhooks);
