import { messages } from '../../../lib/language.ts';
import { tipping } from '../../../messages/en/responses/tipping.ts';

export const tippingText = messages('tipping', tipping);
