import { messages } from '../../lib/language.ts';
import { asks } from '../../messages/en/responses/asks.generated.ts';

export const asksText = messages('asks', asks);
