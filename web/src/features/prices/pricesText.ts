import { messages } from '../../lib/language.ts';
import { prices } from '../../messages/en/organising/prices.ts';

export const pricesText = messages('prices', prices);
