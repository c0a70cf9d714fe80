import { messages } from '../../../lib/language.ts';
import { pollImport } from '../../../messages/en/pollImport.ts';

export const pollImportText = messages('pollImport', pollImport);
