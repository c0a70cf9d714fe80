import { messages } from '../../lib/language.ts';
import { questions } from '../../messages/en/organising/questions.ts';

export const questionsText = messages('questions', questions);
