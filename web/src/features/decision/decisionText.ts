import { messages } from '../../lib/language.ts';
import { decision } from '../../messages/en/decision.ts';

export const decisionText = messages('decision', decision);
