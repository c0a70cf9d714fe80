import { messages } from '../lib/language.ts';
import { preview } from '../messages/en/pages/preview.generated.ts';

export const previewText = messages('preview', preview);
