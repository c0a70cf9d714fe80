import { messages } from '../../lib/language.ts';
import { apiTokens } from '../../messages/en/people/apiTokens.ts';

export const apiTokensText = messages('apiTokens', apiTokens);
