import { messages } from '../../lib/language.ts';
import { responses } from '../../messages/en/responses/responses.generated.ts';

export const responsesText = messages('responses', responses);
