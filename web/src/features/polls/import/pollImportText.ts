import { messages } from '../../../lib/language.ts';
import { pollImport } from '../../../messages/en/polls/pollImport.generated.ts';

export const pollImportText = messages('pollImport', pollImport);
