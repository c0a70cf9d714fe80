import { messages } from '../../lib/language.ts';
import { session } from '../../messages/en/people/session.generated.ts';

export const sessionText = messages('session', session);
