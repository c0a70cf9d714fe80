import { messages } from '../../lib/language.ts';
import { session } from '../../messages/en/people/session.ts';

export const sessionText = messages('session', session);
