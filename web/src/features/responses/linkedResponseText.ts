import { messages } from '../../lib/language.ts';
import { linkedResponse } from '../../messages/en/linkedResponse.ts';

export const linkedResponseText = messages('linkedResponse', linkedResponse);
