import { messages } from '../../lib/language.ts';
import { decision } from '../../messages/en/events/decision.generated.ts';

export const decisionText = messages('decision', decision);
