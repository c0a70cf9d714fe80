import { messages } from '../../lib/language.ts';
import { asks } from '../../messages/en/responses/asks.ts';

export const asksText = messages('asks', asks);
