import { messages } from '../../lib/language.ts';
import { developerSettings } from '../../messages/en/people/developerSettings.ts';

export const developerSettingsText = messages('developerSettings', developerSettings);
