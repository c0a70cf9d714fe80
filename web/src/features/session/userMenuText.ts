import { messages } from '../../lib/language.ts';
import { userMenu } from '../../messages/en/people/userMenu.ts';

export const userMenuText = messages('userMenu', userMenu);
