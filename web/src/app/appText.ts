import { messages } from '../lib/language.ts';
import { app } from '../messages/en/app.ts';

export const appText = messages('app', app);
