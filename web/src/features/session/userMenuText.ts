import { messages } from '../../lib/language.ts';
import { userMenu } from '../../messages/en/userMenu.ts';

export const userMenuText = messages('userMenu', userMenu);
