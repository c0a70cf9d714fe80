import { messages } from '../../lib/language.ts';
import { offers } from '../../messages/en/responses/offers.generated.ts';

export const offersText = messages('offers', offers);
