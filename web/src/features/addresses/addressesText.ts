import { messages } from '../../lib/language.ts';
import { addresses } from '../../messages/en/addresses.ts';

export const addressesText = messages('addresses', addresses);
