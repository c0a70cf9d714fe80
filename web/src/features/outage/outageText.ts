import { messages } from '../../lib/language.ts';
import { outage } from '../../messages/en/pages/outage.ts';

export const outageText = messages('outage', outage);
