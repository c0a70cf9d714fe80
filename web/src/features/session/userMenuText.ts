import { messages } from '../../lib/language.ts';
import { userMenu } from '../../messages/en/people/userMenu.generated.ts';

export const userMenuText = messages('userMenu', userMenu);
