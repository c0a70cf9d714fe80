import { messages } from '../../../lib/language.ts';
import { pollImport } from '../../../messages/en/polls/pollImport.ts';

export const pollImportText = messages('pollImport', pollImport);
