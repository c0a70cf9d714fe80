import { messages } from '../../lib/language.ts';
import { phones } from '../../messages/en/responses/phones.generated.ts';

export const phonesText = messages('phones', phones);
