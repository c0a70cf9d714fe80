import { messages } from '../../lib/language.ts';
import { responseForms } from '../../messages/en/responses/responseForms.generated.ts';

export const responseFormsText = messages('responseForms', responseForms);
