import { messages } from '../../lib/language.ts';
import { developerSettings } from '../../messages/en/people/developerSettings.generated.ts';

export const developerSettingsText = messages('developerSettings', developerSettings);
