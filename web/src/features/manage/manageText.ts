import { messages } from '../../lib/language.ts';
import { manage } from '../../messages/en/organising/manage.generated.ts';

export const manageText = messages('manage', manage);
