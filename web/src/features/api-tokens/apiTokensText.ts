import { messages } from '../../lib/language.ts';
import { apiTokens } from '../../messages/en/people/apiTokens.generated.ts';

export const apiTokensText = messages('apiTokens', apiTokens);
