import { messages } from '../lib/language.ts';
import { ui } from '../messages/en/ui.generated.ts';

export const uiText = messages('ui', ui);
