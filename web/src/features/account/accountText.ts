import { messages } from '../../lib/language.ts';
import { account } from '../../messages/en/people/account.generated.ts';

export const accountText = messages('account', account);
