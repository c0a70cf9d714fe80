import { messages } from '../../lib/language.ts';
import { account } from '../../messages/en/account.ts';

export const accountText = messages('account', account);
