import { messages } from '../../lib/language.ts';
import { preferences } from '../../messages/en/people/preferences.generated.ts';

export const preferencesText = messages('preferences', preferences);
