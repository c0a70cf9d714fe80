import { messages } from '../../lib/language.ts';
import { atEvent } from '../../messages/en/organising/atEvent.generated.ts';

export const atEventText = messages('atEvent', atEvent);
