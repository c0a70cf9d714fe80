import { messages } from '../../lib/language.ts';
import { addresses } from '../../messages/en/people/addresses.generated.ts';

export const addressesText = messages('addresses', addresses);
